import { z } from 'zod'
import { endpoint, signedIn } from '../kit/endpoint.ts'
import { AddFavourite, FavouriteId, Favourites, MoveFavourite } from './schemas.ts'

/** Records of any kind that a person keeps at hand. Each is about the caller's own. */
export const favourites = {
  list: endpoint({
    name: 'favourites.list',
    summary: 'The favourite records of the caller in their order, of what the caller may see.',
    method: 'GET',
    path: '/api/favourites',
    access: signedIn,
    input: z.strictObject({}),
    output: Favourites,
  }),
  add: endpoint({
    name: 'favourites.add',
    summary: 'Adds a record that the caller may see to the favourites; one that is there already stays where it is.',
    method: 'POST',
    path: '/api/favourites',
    access: signedIn,
    input: AddFavourite,
    output: Favourites,
    errors: ['not_found', 'favourites.too_many'],
  }),
  remove: endpoint({
    name: 'favourites.remove',
    summary: 'Removes a record from the favourites.',
    method: 'DELETE',
    path: '/api/favourites/{id}',
    access: signedIn,
    input: FavouriteId,
    output: Favourites,
    errors: ['not_found'],
  }),
  move: endpoint({
    name: 'favourites.move',
    summary: 'Puts a favourite behind another one, or first.',
    method: 'POST',
    path: '/api/favourites/{id}/move',
    access: signedIn,
    input: MoveFavourite,
    output: Favourites,
    errors: ['not_found'],
  }),
}
