/** Testbeds that need the one port at which a tool expects a node take turns, since they may be judged at once. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePorts } from '../../lab/process/free-ports.ts';
import { closeMigrationTestbeds, migrationTestbed } from './testbed.ts';

afterAll(closeMigrationTestbeds);

test('a port that another testbed listens at is waited for', { timeout: 120_000 }, async () => {
  const testbeds = ['one', 'other'].map((name) => migrationTestbed((parts) => parts, {}, ['variants', name]));
  const [one, other] = await Promise.all(testbeds.map(({ target }) => target.stage()));
  const [port] = await freePorts(1);
  const close = await one!.listenAt(port!);
  let listens = false;
  const second = other!.listenAt(port!).finally(() => (listens = true));
  await sleep(300);
  expect(listens).toBe(false);
  await close!();
  expect(await second).toBeTypeOf('function');
  await (await second)!();
  await Promise.all(testbeds.map(({ target }) => target.close()));
});
