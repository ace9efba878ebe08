/** A spelling of a path that the encoding does not produce, and its deviation. */
export interface PathSpelling {
  readonly path: string;
  readonly how: string;
}

/**
 * Other spellings of the path of the first tile of level 0, or of its bundle. A lenient server may take each for the
 * same: it reads numbers with leading zeroes (tlog-tiles "Merkle Tree" forbids to write them), or normalises the path
 * (RFC 3986 section 6.2.2).
 */
export function pathSpellings(path: string): readonly PathSpelling[] {
  const [root, level, ...rest] = path.split('/');
  const index = rest.join('/');
  const width = index.includes('.p/')
    ? { path: `${root}/${level}/${index.replace('.p/', '.p/0')}`, how: 'a leading zero in the width' }
    : { path: `${root}/${level}/${index}.p/256`, how: 'a width of 256' };
  return [
    ...(level === 'entries' ? [] : [{ path: `${root}/0${level}/${index}`, how: 'a leading zero in the level' }]),
    { path: `${root}/${level}/x000/${index}`, how: 'a leading element x000' },
    { path: `${root}/${level}/0${index}`, how: 'an element of four digits' },
    { path: `${root}/${level}%2F${index}`, how: 'an escaped slash' },
    { path: `${root}//${level}/${index}`, how: 'an empty segment' },
    { path: `${root}/${level}/${index}/`, how: 'a slash at the end' },
    width,
  ];
}
