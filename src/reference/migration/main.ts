#!/usr/bin/env node
import { StackMigration } from './index.ts';

// Without a listener, a reader of the progress who leaves (`| head`) would end a migration half-way.
process.stderr.on('error', () => {});
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.exitCode = 1;
});

await StackMigration.cli();
