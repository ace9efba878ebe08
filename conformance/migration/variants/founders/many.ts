import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';

/** Where the three columns of founders stand among the arguments of `forgeOrg`: behind the names. */
const COLUMNS = 3;

export const foundersOneByOne = migrationVariant({
  text: 'has the DaoCreator create a DAO of the first founder, and adds every other founder itself',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, in however many transactions',
  needs: { looks: ['migration/founders/**', 'migration/parameters/creator*'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      planRelay(to, {
        create: async (step, call, ...event) => {
          if (call.name !== 'forgeOrg') return to.create(step, call, ...event);
          const columns = call.args.slice(COLUMNS, COLUMNS + 3) as unknown[][];
          const of = (i: number) => columns.map((column) => [column[i]]);
          const args = [...call.args.slice(0, COLUMNS), ...of(0), ...call.args.slice(COLUMNS + 3)];
          const avatar = await to.create(step, { ...call, args }, ...event);
          for (let i = 1; i < (columns[0]?.length ?? 0); i++) {
            await to.call(`founders[${i}]`, { ...call, name: 'addFounders', args: [avatar, ...of(i)] });
          }
          return avatar;
        },
      }),
    ),
});
