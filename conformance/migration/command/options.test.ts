import { describe, expect, test } from 'vitest';
import { type CheckMigrationOptions, migrationJob } from './options.ts';

const refusal = (options: CheckMigrationOptions): string => {
  try {
    migrationJob(options);
  } catch (cause) {
    return (cause as Error).message;
  }
  return 'it was accepted';
};

describe('a command line of npx and its like is refused', () => {
  test.each([
    ['npx my-migrate', 'npx', 'my-migrate'],
    ['  A=1 npx --no my-migrate base', 'npx', 'my-migrate'],
    ['npm run migrate', 'npm', 'migrate'],
    ['npm exec -- my-migrate', 'npm', 'my-migrate'],
    ['yarn my-migrate', 'yarn', 'my-migrate'],
    ['pnpm', 'pnpm', 'my-migrate'],
    ['npx @scope/tool', 'npx', 'my-migrate'],
  ])('%s', (command, runner, program) =>
    expect(refusal({ command })).toBe(
      `--command: each run has a folder of its own, where ${runner} finds nothing: use --command ${program} ` +
        '(node_modules/.bin is on the path)',
    ),
  );

  test('for every option', () => {
    expect(refusal({ libraryCommand: 'npx lib' })).toMatch(/^--library-command: .* use --library-command lib /);
    expect(refusal({ command: 'x', resetCommand: 'npm run reset' })).toMatch(
      /^--reset-command: .* use --reset-command/,
    );
  });

  test.each(['npx-like x', './npm x', 'node npx.js', 'my-migrate npx'])('%s is accepted', (command) =>
    expect(refusal({ command })).toBe('it was accepted'),
  );
});
