// What Stylelint finds in the pages' styles. Each panel has its own scope: what is in it is named below its class.

const within = 'axes|bar|curve|edges|ends|gold|heights|level|more|name|now|row|scale|track|value|veil';
const panels = 'bars|boards|cells|chart|counters|legend|map|stack|state|tiles|tree';

export default {
  extends: 'stylelint-config-recommended',
  rules: {
    'no-descending-specificity': null,
    'selector-disallowed-list': [new RegExp(`^\\.(${within})(?![\\w-])`)],
  },
  overrides: [{ files: ['**/explorer.css'], rules: { 'selector-disallowed-list': [new RegExp(`\\.(${within}|${panels})(?![\\w-])`)] } }],
};
