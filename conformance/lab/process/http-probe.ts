import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';

/**
 * Whether an address answers a GET with any HTTP status within a time, in milliseconds. Nothing is believed of the answer,
 * so any certificate will do: what is wrong with it is for the run to say.
 */
export function answersHttp(url: string, withinMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const secure = new URL(url).protocol === 'https:';
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(withinMs)))]);
    const options = { agent: false as const, signal: bounded, headers: { Connection: 'close' } };
    const asked = secure ? overTls(url, { ...options, rejectUnauthorized: false }) : overHttp(url, options);
    asked.on('response', () => {
      resolve(true);
      asked.destroy();
    });
    asked.on('error', () => resolve(false));
    asked.on('close', () => resolve(false));
    asked.end();
  });
}
