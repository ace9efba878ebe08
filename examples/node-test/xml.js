/** What XML 1.0 cannot have, and what has a meaning in it. A carriage return would be read as a line feed. */
const IMPOSSIBLE = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

export function toXml(body) {
  return `<?xml version="1.0" encoding="UTF-8"?>${element('response', body)}`;
}

function element(name, value) {
  return `<${name}>${content(value)}</${name}>`;
}

function content(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => element('item', item)).join('');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, item]) => element(name, item))
      .join('');
  return String(value)
    .replace(IMPOSSIBLE, '\ufffd')
    .replace(/[&<>\r]/g, (mark) => ENTITIES[mark]);
}
