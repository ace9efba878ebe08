import { put } from './events.js';
import { app } from './feed.js';

put('first', 'engineering', {
  id: 1759,
  title: 'Open house',
  times: [{ start: '2036-06-10T10:00:00-04:00', end: '2036-06-10T11:30:00-04:00' }],
  type: ['Open house'],
  link: 'https://events.example/engineering/1759',
  updated: '2026-05-08T08:00:00-04:00',
});
app.listen(8701, '127.0.0.1', () =>
  console.log('http://127.0.0.1:8701/v2/events/engineering.json?key=my-test-key-2819'),
);
