import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';

/**
 * Whether an address answers a GET with any HTTP status within a time, in milliseconds. The probe accepts any
 * certificate, since it uses nothing of the answer: the run reports a bad certificate.
 */
export function answersHttp(url: string, withinMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const secure = new URL(url).protocol === 'https:';
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(withinMs)))]);
    const options = { agent: false as const, signal: bounded, headers: { Connection: 'close' } };
    const request = secure ? overTls(url, { ...options, rejectUnauthorized: false }) : overHttp(url, options);
    request.on('response', () => {
      resolve(true);
      request.destroy();
    });
    // A server that asks for a certificate, which the run may have, is there.
    request.on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code.endsWith('_CERTIFICATE_REQUIRED')));
    request.on('close', () => resolve(false));
    request.end();
  });
}
