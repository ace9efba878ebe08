import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedJson, withFeedParts } from '../../testbed/alterations.ts';

export const otherKeyGetsLess = feedFault({
  text: 'gives a further key only the first events',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/independent#other-list'],
  alsoFails: ['feed/realtime/published#not-for-another-key'],
  install: (rig) =>
    withFeedJson(rig, (value, path) => {
      const { data } = value;
      return Array.isArray(data) && path.includes('other-key') ? { ...value, data: data.slice(0, 3) } : value;
    }),
});

export const refusalRepeatedToTheNextClient = feedFault({
  text: 'answers the next client once with the refusal that it gave before',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/independent#refused'],
  install: (rig) => {
    const kept = new Map<string, Response>();
    return withFeedAnswers(rig, /\.json\?(?!.*callback)/, async (response, path) => {
      const [name = ''] = path.split('?');
      const refusal = kept.get(name);
      kept.delete(name);
      if (refusal) return refusal;
      if ((await response.clone().text()).includes('"status":401')) kept.set(name, response.clone());
      return response;
    });
  },
});

export const refusedKeyAcceptedLater = feedFault({
  text: 'lets a key that it refused in behind a valid one',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/independent#accepted'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => {
    const refused = new Set<string>();
    let valid = false;
    return withFeedParts(rig, {
      authorise: (given, find) => {
        const right = rig.parts.authorise(given, find);
        const [key = ''] = given;
        const before = valid;
        valid = right.status === 200;
        if (right.status !== 401 || given.length > 1) return right;
        if (before && refused.has(key)) return { status: 200 };
        refused.add(key);
        return right;
      },
    });
  },
});

export const xmlRefusalRepeatedToTheNextClient = feedFault({
  text: 'answers the next client once with the refusal in XML that it gave before',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/independent#refused'],
  install: (rig) => {
    const kept = new Map<string, Response>();
    return withFeedAnswers(rig, /\.xml\?/, async (response, path) => {
      const [name = ''] = path.split('?');
      const refusal = kept.get(name);
      kept.delete(name);
      if ((await response.clone().text()).includes('<status>401')) kept.set(name, response.clone());
      return refusal ?? response;
    });
  },
});
