import { check } from '../../../core/check/check.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { effectiveStatus } from '../../oracle/answer/status.ts';
import { readSiteList } from '../../oracle/site/site-list.ts';
import { isSiteListAddress, versionedPaths } from '../../oracle/site/site-list-address.ts';
import { listing } from '../../premises/list/listing.ts';
import { requestedAddresses } from '../../premises/site/requested-addresses.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Other statuses may be due to the moment, or to the key. */
const ABSENT = [404, 410, 501];

export const versioned = check<FeedTarget>()({
  // FEED-SI-003 (must): The site list is served under the path prefix `v2`. [interface, "Versioning"]
  proves: 'FEED-SI-003',
  needs: ['sites'],
  reasons: { 'not-served': 'there is no site list under the path prefix `v2`' },
  run: async (feed, t) => {
    await t.use(listing);
    const { list, events, answer } = await requestedAddresses(feed);
    const path = new URL(list).pathname;
    const at = `${path} (--sites-url)`;
    const expected = 'the site list under the path prefix v2';
    const status = effectiveStatus(answer);
    if (![200, 204, ...ABSENT].includes(status)) t.inconclusive(`the site list is answered with status ${status}`);
    const isVersioned = /\/v2\//.test(path);
    if (status >= 400 && !(isVersioned && isSiteListAddress(list, events)))
      t.inconclusive(
        `--sites-url led to ${path}, which is answered with status ${status}: is the list at that address?`,
      );
    if (isVersioned)
      return t.judge(status >= 400 && { reason: 'not-served', expected, actual: `status ${status}`, at }, answer);
    const others = versionedPaths(list, events);
    if (others.length === 0) t.notApplicable(`the site list that was given is at ${list}, on another host`);
    const answers = await Promise.all(others.map((other) => feed.sites(other)));
    const unclear = answers.findIndex((other) => ![200, 204, ...ABSENT].includes(effectiveStatus(other)));
    const found = answers.some((other) => readSiteList(contentBytes(other) ?? new Uint8Array()));
    if (!found && unclear >= 0)
      t.inconclusive(`${others[unclear]} is answered with status ${effectiveStatus(answers[unclear]!)}`);
    const actual = `a list at ${path}, and no list at ${others.join(' or ')}; if a gateway adds the prefix, give its address`;
    t.judge(!found && { reason: 'not-served', expected, actual, at }, answer);
  },
});
