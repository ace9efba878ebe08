import { AT_CORE, CORE, show } from './stand.mjs';

const TOTAL_SUPPLY = '0x18160ddd';

await show('`base` on its own result mints 10,000 tokens once more.', async (s) => {
  await s.params({});
  const supply = async () =>
    BigInt(await s.view((await s.json('tool/migration.json')).private.base[CORE].GEN, TOTAL_SUPPLY));
  await s.tool(['base', '--force', ...AT_CORE]);
  const before = await supply();
  await s.library('migrateBase', { arcVersion: CORE, disableconfs: true });
  return (await supply()) - before === 10_000n * 10n ** 18n;
});
