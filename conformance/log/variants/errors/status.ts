import { logVariant } from '../../testbed/alteration.ts';
import { withAbsence } from '../../testbed/answers.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const missingIs403 = logVariant({
  text: 'answers 403 where nothing is, as object stores do that may not be listed',
  cites: 'C2SP tlog-tiles, "APIs": the status for what does not exist is not specified',
  needs: { entries: 300n, batch: 100 },
  install: (rig) =>
    withAbsence(withoutOldPartials(rig), 403, 'application/xml', '<Error><Code>AccessDenied</Code></Error>'),
});

export const missingIs404InHtml = logVariant({
  text: 'answers 404 with a page of HTML that caches may hold',
  cites: 'C2SP tlog-tiles, "APIs": the body for what does not exist is not specified',
  needs: { entries: 300n, batch: 100 },
  install: (rig) => withAbsence(withoutOldPartials(rig), 404, 'text/html', '<!DOCTYPE html><title>Not found</title>'),
});

export const missingIs410WithoutBody = logVariant({
  text: 'answers 410 without a body where nothing is',
  cites: 'RFC 9110, section 15.5.11: 410 says that what was there is gone',
  needs: { entries: 300n, batch: 100 },
  install: (rig) => withAbsence(withoutOldPartials(rig), 410, 'text/plain', ''),
});
