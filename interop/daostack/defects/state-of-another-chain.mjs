import { writeFile } from 'node:fs/promises';
import { AT_CORE, CORE, DAO, SECOND, show } from './stand.mjs';

await show(
  'State that a run on another chain has left is taken up: the DAO has a token that is not there.',
  async (s) => {
    await s.params(DAO);
    await s.tool(['base', '--force', ...AT_CORE]);
    const left = { orgName: DAO.orgName, Schemes: [], StandAloneContracts: [], DAOToken: SECOND };
    await writeFile(s.file('tool/deployment-state.json'), JSON.stringify({ private: left }));
    const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
    const { DAOToken } = (await s.json('migration.json')).private.dao[CORE];
    return run.code === 0 && (await s.rpc('eth_getCode', DAOToken, 'latest')) === '0x';
  },
);
