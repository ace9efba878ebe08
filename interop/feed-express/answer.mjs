// The envelope and what is in it.
import { upcoming } from './events.mjs';

const SITES = { engineering: 'Faculty of Engineering', science: 'Faculty of Science' };
const MESSAGES = {
  200: 'Request successful',
  204: 'No data returned',
  401: 'Invalid API key',
  511: 'API key is required (?key=)',
};
/** The valid keys, with the requests of each. */
const counts = { '3e1f0c7a9b2d4e58': 0, '58d4b2a907cf1e31': 0 };

export const answerTo = {
  sites: (query) => {
    const { status, requests } = admit(query.key);
    const sites = Object.entries(SITES).map(([slug, name]) => ({ slug, name }));
    return envelope(status, requests, 1523, {}, status === 200 ? sites : []);
  },
  events: (query, site) => {
    const { status, requests } = admit(query.key);
    if (status !== 200 || !Object.hasOwn(SITES, site))
      return envelope(status === 200 ? 204 : status, requests, 1559, {}, []);
    const events = upcoming(site);
    return envelope(events.length === 0 ? 204 : 200, requests, 1559, { site_name: SITES[site] }, events);
  },
};

function admit(key) {
  if (key === undefined || key === '') return { status: 511, requests: -1 };
  if (typeof key !== 'string' || !Object.hasOwn(counts, key)) return { status: 401, requests: -1 };
  return { status: 200, requests: ++counts[key] };
}

function envelope(status, requests, methodId, method, data) {
  const timestamp = Math.floor(Date.now() / 1000);
  return { meta: { requests, timestamp, status, message: MESSAGES[status], method_id: methodId, method }, data };
}
