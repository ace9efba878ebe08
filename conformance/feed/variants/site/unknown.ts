import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const slugsWithDigitsNotFound = feedVariant({
  text: 'has no method at paths that hold a digit, and no data of other unknown sites',
  cites: 'Interface, "Errors": other status codes and their conditions are not shown',
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) =>
        /\/events\/[^/]*\d[^/]*\.\w+$/.test(path.replaceAll(/%\w\w/g, '_'))
          ? { kind: 'nothing' }
          : rig.parts.route(path),
    }),
});

export const slugInAnyCase = feedVariant({
  text: 'does not mind the case of the letters in a slug',
  cites: 'Interface, "Endpoints": how a slug is compared is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        return asked.kind === 'events' ? { ...asked, site: asked.site.toLowerCase() } : asked;
      },
    }),
});

export const unknownSiteIsNoMethod = feedVariant({
  text: 'answers that an unknown site is not a method',
  cites: 'choice unknown-site',
  needs: { declare: { 'unknown-site': 'invalid-method' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, unknownSite: 'invalid-method' } }),
});
