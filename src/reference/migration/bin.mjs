#!/usr/bin/env node
// No import and no type here: an older Node must reach this line and print a clear sentence, not a syntax error.
const oldest = 24;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `touchstone-migrate needs Node ${oldest} or later; this is Node ${process.versions.node} (${process.execPath}). ` +
      `Install one from https://nodejs.org, or for this project alone: npm install --save-dev node@${oldest}, which npx then uses.`,
  );
  process.exitCode = 1;
} else {
  await import('./main.ts');
}
