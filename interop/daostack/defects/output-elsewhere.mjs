import { existsSync } from 'node:fs';
import { AT_CORE, CORE, show } from './stand.mjs';

const GEN = '0xe78A0F7E598Cc8b0Bb87894B0F60dD2a88d6a8Ab';

await show(
  "Without --output the result is written into the tool's own package and not into the working folder.",
  async (s) => {
    await s.params({});
    const run = await s.tool(['base', '--force', ...AT_CORE]);
    const { GEN: written } = (await s.json('tool/migration.json')).private.base[CORE];
    return run.code === 0 && !existsSync(s.file('migration.json')) && written === GEN;
  },
);
