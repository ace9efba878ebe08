#!/usr/bin/env node

// This module has no imports: an older Node must reach this line and print one clear sentence, not a syntax error.
const oldest = 24;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `touchstone needs Node ${oldest} or later; this is Node ${process.versions.node} (${process.execPath}). ` +
      `Install one from https://nodejs.org, or for this project alone: npm install --save-dev node@${oldest}, which npx then uses. See docs/errors.md#node-is-too-old`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
}
