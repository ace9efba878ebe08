import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';

/** To register schemes; to upgrade the controller. */
const LEAST: Readonly<Record<string, string>> = { SchemeRegistrar: '0x00000002', UpgradeScheme: '0x00000008' };

export const leastPermissions = migrationVariant({
  text: 'gives each scheme the permissions that it needs, and no others',
  cites: 'choice scheme-permissions: least',
  needs: { declare: { 'scheme-permissions': 'least' }, looks: ['migration/schemes/**', 'migration/custom-schemes/**'] },
  install: (parts) => ({
    ...withDaoPlan(parts, (to, base) => {
      const least = new Map(Object.entries(LEAST).map(([name, mask]) => [base[name], mask]));
      return planRelay(to, {
        call: (step, call) => {
          const { args, name } = call;
          if (name === 'registerScheme') {
            const [scheme, hash, mask, avatar] = args as string[];
            return to.call(step, { ...call, args: [scheme, hash, least.get(scheme) ?? mask, avatar] });
          }
          if (name !== 'setSchemes') return to.call(step, call);
          const [avatar, schemes, hashes, masks, more] = args as [string, string[], string[], string[], string];
          const asked = masks.map((mask, i) => least.get(schemes[i]) ?? mask);
          return to.call(step, { ...call, args: [avatar, schemes, hashes, asked, more] });
        },
      });
    }),
    // It knows the others.
    verifyDao: async () => {},
  }),
});
