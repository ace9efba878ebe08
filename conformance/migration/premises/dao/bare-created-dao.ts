import { featuredDao } from './featured-dao.ts';

/**
 * A DAO without schemes that the DaoCreator creates. Nobody has a permission with its controller then, and so a tool may
 * refuse it.
 */
export const bareCreatedDao = featuredDao('bare-created-dao', 'Bare Created Organisation', [
  {
    reason: 'created',
    change: {
      useDaoCreator: true,
      schemes: { ContributionReward: false, SchemeRegistrar: false, UpgradeScheme: false },
      ContributionReward: undefined,
    },
    open: true,
  },
]);
