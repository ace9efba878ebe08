// How items come into the feed: PUT and DELETE of an item, PUT of the clock.
import express from 'express';
import { put, remove, setClock } from './events.mjs';

export const publishing = express.Router();
publishing.use(express.json({ limit: '2mb', strict: false }));
publishing.put('/items/:item', (request, response) => {
  const { site, event } = request.body;
  put(request.params.item, site, event);
  response.json({});
});
publishing.delete('/items/:item', (request, response) => {
  remove(request.params.item);
  response.json({});
});
publishing.put('/clock', (request, response) => {
  setClock(request.body.now);
  response.json({});
});
