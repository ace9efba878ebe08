/** Redirects to addresses where only this machine, or a private network, answers: a target may not aim us at them. */

import { describe, expect, test } from 'vitest';
import { proxyServer } from '../../../transport/connect/proxy.test-server.ts';
import { type ServerScript, wireServer } from '../../../transport/http/wire.test-server.ts';
import * as does from './hostile.test-server.ts';
import { judge, PATIENT } from './measured.test-tool.ts';

/** Redirects all requests to the same path of another server. */
const allTo =
  (origin: string): ServerScript =>
  (...to) =>
    does.redirect(origin + does.pathOf(to[1]))(...to);

describe.concurrent('redirects', { timeout: 120_000 }, () => {
  test('of a target elsewhere to this machine are refused, and followed where a person allows it', async () => {
    await using inside = await does.logWith();
    await using home = await wireServer(allTo(inside.url));
    const port = Number(new URL(home.url).port);
    await using proxy = await proxyServer({
      'log.example:80': port,
      [new URL(inside.url).host]: Number(new URL(inside.url).port),
    });
    const through = ['--proxy', proxy.url, ...PATIENT];
    const { code, failed, report } = await judge('http://log.example', ...through);
    expect({ code, failed, verdict: report.verdict }).toEqual({ code: 3, failed: [], verdict: 'incomplete' });
    expect(inside.requests).toEqual([]);
    expect(report.checks.flatMap(({ message = '' }) => message)).toContainEqual(
      expect.stringMatching(
        /redirect from http:\/\/log\.example to \S+ is not followed: .*--allow-redirect 127\.0\.0\.1/,
      ),
    );
    const allowed = await judge('http://log.example', ...through, '--allow-redirect', '127.0.0.1');
    expect({ code: allowed.code, failed: allowed.failed }).toEqual({ code: 0, failed: [] });
    expect(proxy.forwarded).toEqual([]);
  });

  test('of a target on this machine to the metadata service of a cloud are refused', async () => {
    await using home = await wireServer(allTo('http://169.254.169.254'));
    const { code, failed, report } = await judge(home.url, ...PATIENT);
    expect({ code, failed }).toEqual({ code: 3, failed: [] });
    expect(JSON.stringify(report.checks)).toContain('that is a link-local address');
  });
});
