import type { Exchange } from '../core/exchange.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** How curl is told to use a method; those with a body are not here, because a record does not keep bodies. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  GET: [],
  HEAD: ['-I'],
  DELETE: ['-X', 'DELETE'],
  OPTIONS: ['-X', 'OPTIONS'],
};

/** Names under `.invalid` are never on a network (RFC 6761). */
const IN_MEMORY = /^https?:\/\/[^/?#]*\.invalid(?::\d+)?(?:[/?#]|$)/i;

/** A curl line that sends the same request; undefined for what never was on a network and for what has a body. */
export function curl(exchange: Exchange | undefined): string | undefined {
  if (!exchange) return undefined;
  const { method, url, headers } = exchange.request;
  const options = Object.hasOwn(METHODS, method) ? METHODS[method]! : undefined;
  if (!options || !/^https?:/i.test(url) || IN_MEMORY.test(url)) return undefined;
  const given = headers.flatMap(([name, value]) => ['-H', quote(`${name}: ${value}`)]);
  // Bytes do not belong on a terminal, and curl refuses to put them there.
  const show = exchange.answer?.encoding === 'base64' ? ['-D', '-', '-o', 'answer.bin'] : ['-i'];
  return ['curl', '-sS', ...show, '-g', '--path-as-is', ...options, ...given, quote(url)].join(' ');
}
