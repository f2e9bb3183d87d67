// Films as WebM: the elements of Matroska (RFC 9559) in EBML (RFC 8794) that players need to play and to seek.

const utf8 = (text) => new TextEncoder().encode(text);

/** A whole number, highest byte first, in as few bytes as possible, but at least `least`. */
function wholeBytes(value, least = 1) {
  const bytes = [];
  for (let left = value; left > 0 || bytes.length < least; left = Math.floor(left / 256)) bytes.unshift(left % 256);
  return Uint8Array.from(bytes);
}

function realBytes(value) {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return new Uint8Array(bytes.buffer);
}

const bytesIn = (parts) => parts.reduce((sum, part) => sum + part.length, 0);

/** An element as a list of bytes: its ID, its size in eight bytes, and its contents. */
const ebml = (id, ...content) => {
  const parts = content.flat();
  return [wholeBytes(id), Uint8Array.of(1, ...wholeBytes(bytesIn(parts), 7)), ...parts];
};

const webmHeader = ebml(0x1a45dfa3, ebml(0x4286, wholeBytes(1)), ebml(0x42f7, wholeBytes(1)), ebml(0x42f2, wholeBytes(4)), ebml(0x42f3, wholeBytes(8)),
  ebml(0x4282, utf8('webm')), ebml(0x4287, wholeBytes(4)), ebml(0x4285, wholeBytes(2)));

/** The numbers of ITU-T H.273 for WebCodecs' names of color spaces. */
const matrices = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6 };
const transfers = { bt709: 1, smpte170m: 6, 'iec61966-2-1': 13 };
const primaries = { bt709: 1, bt470bg: 5, smpte170m: 6 };
const unspecified = 2;

const colorSpace = (space) =>
  ebml(0x55b0, ebml(0x55b1, wholeBytes(matrices[space.matrix] ?? unspecified)), ebml(0x55b9, wholeBytes(space.fullRange ? 2 : 1)),
    ebml(0x55ba, wholeBytes(transfers[space.transfer] ?? unspecified)), ebml(0x55bb, wholeBytes(primaries[space.primaries] ?? unspecified)));

const videoTrack = ({ codec, width, height, space }) =>
  ebml(0x1654ae6b, ebml(0xae, ebml(0xd7, wholeBytes(1)), ebml(0x73c5, wholeBytes(1)), ebml(0x83, wholeBytes(1)), ebml(0x9c, wholeBytes(0)), ebml(0x86, utf8(codec)),
    ebml(0xe0, ebml(0xb0, wholeBytes(width)), ebml(0xba, wholeBytes(height)), space ? colorSpace(space) : [])));

/** Pictures from one key picture to the next, with times from the first one's. */
function cluster(pictures) {
  const start = pictures[0].time;
  const block = ({ time, isKey, data }) => ebml(0xa3, Uint8Array.of(0x81, (time - start) >> 8, (time - start) & 255, isKey ? 0x80 : 0), data);
  return ebml(0x1f43b675, ebml(0xe7, wholeBytes(start)), pictures.flatMap(block));
}

/** The greatest distance of a block's time from its cluster's, in milliseconds. */
export const longestCluster = 32_767;

/**
 * The parts of a film's file: `codec` is Matroska's name for it, `length` the film's length, and its pictures have {time, isKey, data}; the first
 * and those `longestCluster` after a key one are key ones. Times are whole milliseconds. `space` is the color space as WebCodecs has it, if known.
 * @returns {Uint8Array<ArrayBuffer>[]}
 */
export function webmParts({ codec, width, height, space = null, length, pictures }) {
  const runs = [];
  for (const picture of pictures) {
    if (picture.isKey) runs.push([]);
    runs.at(-1).push(picture);
  }
  const clusters = runs.map(cluster);
  const name = utf8('Queenreel');
  const about = [...ebml(0x1549a966, ebml(0x2ad7b1, wholeBytes(1_000_000)), ebml(0x4489, realBytes(length)), ebml(0x4d80, name), ebml(0x5741, name)),
    ...videoTrack({ codec, width, height, space })];
  // Where clusters begin depends on this index's length, but not on its contents.
  const index = (places) => ebml(0x1c53bb6b, places.flatMap((place, at) =>
    ebml(0xbb, ebml(0xb3, wholeBytes(runs[at][0].time)), ebml(0xb7, ebml(0xf7, wholeBytes(1)), ebml(0xf1, wholeBytes(place, 8))))));
  let place = bytesIn(about) + bytesIn(index(clusters.map(() => 0)));
  const places = clusters.map((one) => {
    const begin = place;
    place += bytesIn(one);
    return begin;
  });
  return [...webmHeader, ...ebml(0x18538067, about, index(places), clusters.flat())];
}
