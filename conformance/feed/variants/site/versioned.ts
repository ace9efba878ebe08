import { feedVariant } from '../../testbed/alteration.ts';
import { siteListAtTheRoot } from '../../testbed/site-list.ts';

export const siteListAlsoWithoutVersion = feedVariant({
  text: 'has its site list with and without the path prefix v2, and is judged by the latter',
  cites: 'Interface, "Versioning": the site list is under a path prefix v2, and nothing says that it is there alone',
  needs: { sitesPath: '/resources/sites.json' },
  install: siteListAtTheRoot,
});
