import { feedFault } from '../../testbed/alteration.ts';
import { withHtmlPage } from '../../testbed/html-pages.ts';

export const callbackInAPage = feedFault({
  text: 'repeats the callback in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/unusual-requests/reflected-html#callback'],
  install: (rig) => withHtmlPage(rig, ({ searchParams }) => searchParams.get('callback')),
});

export const formatInAPage = feedFault({
  text: 'repeats the format in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/unusual-requests/reflected-html#format'],
  install: (rig) =>
    withHtmlPage(rig, ({ pathname }) => (/\.%3C/i.test(pathname) ? decodeURIComponent(pathname) : null)),
});

export const keyInAPage = feedFault({
  text: 'repeats the key in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/unusual-requests/reflected-html#key'],
  install: (rig) => withHtmlPage(rig, ({ searchParams }) => searchParams.get('key')),
});

export const slugInAPage = feedFault({
  text: 'repeats the slug in a page',
  breaks: 'FEED-HT-011',
  caughtBy: ['feed/unusual-requests/reflected-html#slug'],
  install: (rig) =>
    withHtmlPage(rig, ({ pathname }) =>
      pathname.includes('.json') ? decodeURIComponent(pathname.replace(/%zz|%ff|%fe/g, '')) : null,
    ),
});
