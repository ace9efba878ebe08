import { AT_CORE, CORE, DAO, show } from './stand.mjs';

await show(
  '`dao` does not read the base migration of its --output file, but one that came with the package.',
  async (s) => {
    await s.params(DAO);
    const output = ['-o', s.file('migration.json')];
    await s.tool(['base', '--force', ...AT_CORE, ...output]);
    const { DaoCreator } = (await s.json('migration.json')).private.base[CORE];
    const { DaoCreator: shipped } = (await s.json('tool/migration.json')).private.base[CORE];
    await s.tool(['dao', '--force', ...AT_CORE, ...output], { until: async () => (await s.sent()) > 28 });
    const used = (await s.rpc('eth_getCode', shipped, 'latest')) !== '0x';
    return DaoCreator !== shipped && !used && (await s.sent()) > 28;
  },
);
