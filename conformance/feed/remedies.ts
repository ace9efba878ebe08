/** What to do about a facet of a feed that is absent, by facet and why. */
export const feedRemedies: Readonly<Record<string, string>> = {
  'sites not-offered': 'no site list was given (--sites-url URL)',
  'otherSite not-offered': 'no second site was given (--other-site SLUG)',
  'otherKey not-offered': 'no second key was given (--other-key-env NAME or --other-key-file FILE)',
  'publisher not-offered':
    'no way to publish was given (--publish-command CMD; spec/feed/publishing.md says what it does)',
  'clock not-offered': "no way to set the feed's clock was given (--clock-command CMD; see spec/feed/publishing.md)",
  'sites without': 'the site list was left out by --without sites',
  'otherSite without': 'the second site was left out by --without otherSite',
  'otherKey without': 'the second key was left out by --without otherKey',
  'publisher without': 'publishing was left out by --without publisher',
  'clock without': 'the clock was left out by --without clock',
};
