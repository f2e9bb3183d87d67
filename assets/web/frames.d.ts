// What the engine sends, as render/queenreel/page writes it. tests/web/types_test.mjs checks frames of every story.

export type MomentKind =
  | 'test' | 'redraw' | 'reject' | 'place' | 'back' | 'deadend' | 'restart' | 'generation' | 'child' | 'solution' | 'end' | 'step'
  | 'found' | 'turn' | 'card' | 'question' | 'choice' | 'effect' | 'repeat';

/** From row and column, to row and column. */
export type Line = [number, number, number, number];

export interface BoardPanel {
  size: number;
  cells: number[]; // as cellOf() reads them
  numbers?: [square: number, number: number][];
  scale?: number; // the number whose square is tinted in full
  lines?: Line[];
  tried?: [row: number, column: number];
  asked?: number; // the row that a question is about
  lit?: number; // the row being searched
  crossover?: number;
  guide?: { width: number; dash: number; lines: string; areas: string }; // hundredths of a square
}

export interface CodePanel { kind: 'code'; lines: string[]; active: number }
export interface StackPanel { kind: 'stack'; calls: string[] }
export interface CountersPanel { kind: 'counters'; counters: [name: string, value: string][] }
export interface TreePanel { kind: 'tree'; nodes: [parent: number, depth: number, x: number, state: number][]; levels?: string[] }
export interface ChartPanel { kind: 'chart'; values: number[]; max: number; filled: number; now: string; end: string }
export interface SmallBoard { board: BoardPanel; label: string; notes?: string[]; lit?: true; won?: true }
export interface BoardsPanel { kind: 'boards'; boards: SmallBoard[] }
export interface Bar { name: string; value: string; share: number; lit?: true; part?: number; magnified?: number }
export interface BarsPanel { kind: 'bars'; bars: Bar[]; scale?: string }
/** A fill alone, or with a text, and with its strength and frame if unusual. */
export type StateCell = number | [fill: number, text: string] | [fill: number, text: string, strength: number, framed: boolean];
export interface StateRow { name: string; cells: StateCell[]; value?: string; lit?: true }
export interface StatePanel { kind: 'state'; rows: StateRow[] }
export interface LegendPanel { kind: 'legend'; entries: [cell: number, words: string][] }
export interface MapPanel {
  kind: 'map';
  now: number;
  parts: number;
  extent?: number;
  bend?: number;
  done?: number;
  levels?: string[];
  lanes?: string[];
  ends?: number[][];
  curves?: { name: string; heights: number[] }[];
  gold?: number[];
  blocks?: [begin: number, end: number, name: string, solutions: number | null][];
}
export type Panel =
  | CodePanel | StackPanel | CountersPanel | TreePanel | ChartPanel | BoardsPanel | BarsPanel | StatePanel | LegendPanel | MapPanel;

export interface Card {
  title: string;
  subtitle?: string;
  board?: BoardPanel;
  rays?: [row: number, column: number, down: number, right: number, squares: number][];
  boards?: BoardPanel[];
  boardCount?: number;
  totals?: [label: string, value: string][];
  tree?: TreePanel;
}

export interface Frame {
  number: number;
  event: number;
  kind: MomentKind;
  us: number; // microseconds
  board: BoardPanel;
  panels: Panel[];
  caption?: string;
  title?: string;
  description?: string;
  chapter?: string;
  overview?: true;
  card?: Card;
  moves?: Line[];
  movement?: { path: 'straight' | 'turn' | 'fade' | 'none'; angle?: number; us?: number };
}

export interface PanelSlot { kind: Panel['kind']; title: string; rows: number; columns: number; notes: number; overview: boolean; bare?: boolean }
export interface Scene { size: number; board: boolean; panels: PanelSlot[]; rows: string[]; columns: string[] }
export interface About { count: number; story: string; title: string; rule?: 'torus' | 'superqueens' | 'rooks'; scene: Scene }
