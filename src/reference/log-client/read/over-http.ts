// Whole modules: tests that answer in place of a network replace their members.
import http from 'node:http';
import https from 'node:https';
import { Refused } from '../refused.ts';
import type { Ask } from './answer.ts';

/** 256 entries of 65,535 bytes with their lengths are the longest body that a log has (C2SP tlog-tiles, "Log entries"). */
const MOST_BYTES = 256 * 65_537;
const TIMEOUT_MS = 10_000;

/** Asks a log below a prefix over HTTP. An answer that does not arrive is refused. */
export function askOverHttp(prefix: string): Ask {
  const base = prefix.replace(/(?<!\/)\/+$/, '');
  return (path, headers, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(`${base}/${path}`);
      const fail = (why: string) => reject(new Refused(`${path}: ${why}`));
      const { request } = url.protocol === 'https:' ? https : http;
      const sent = request(url, { method: body ? 'POST' : 'GET', headers, timeout: TIMEOUT_MS }, (answer) => {
        const parts: Buffer[] = [];
        let length = 0;
        answer.on('data', (part: Buffer) => {
          length += part.length;
          if (length > MOST_BYTES) answer.destroy(new Error(`more than ${MOST_BYTES} bytes`));
          else parts.push(part);
        });
        answer.on('error', (error) => fail(error.message));
        answer.on('end', () => {
          const header = (name: string) => {
            const value = answer.headers[name];
            return Array.isArray(value) ? value.join(', ') : value;
          };
          resolve({ status: answer.statusCode ?? 0, header, bytes: Buffer.concat(parts) });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer came in time')));
      sent.on('error', (error) => fail(error.message));
      sent.end(body);
    });
}
