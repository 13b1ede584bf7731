import { endpoint, signedIn } from '../kit/endpoint.ts'
import { CardsQuery, LinkObjects, Named, NamedQuery, ObjectId, ObjectLinks, UnlinkObjects } from './schemas.ts'

/** Between any two records people can point at. Whose rights decide is said by the kinds of record. */
export const links = {
  list: endpoint({
    name: 'links.list',
    summary: 'What a record is linked with, of what the caller may see.',
    method: 'GET',
    path: '/api/objects/{id}/links',
    access: signedIn,
    input: ObjectId,
    output: ObjectLinks,
    errors: ['not_found'],
  }),
  link: endpoint({
    name: 'links.link',
    summary: 'Links two records both of which the caller may see, and one of which the caller may change.',
    method: 'POST',
    path: '/api/objects/{id}/links',
    access: signedIn,
    input: LinkObjects,
    output: ObjectLinks,
    errors: ['not_found', 'forbidden', 'links.too_many'],
  }),
  unlink: endpoint({
    name: 'links.unlink',
    summary: 'Removes a link, for a person who could make it.',
    method: 'DELETE',
    path: '/api/objects/{id}/links/{linkId}',
    access: signedIn,
    input: UnlinkObjects,
    output: ObjectLinks,
    errors: ['not_found', 'forbidden'],
  }),
  cards: endpoint({
    name: 'links.cards',
    summary:
      'The records with these ids as cards show them, of what the caller may see; a record that is gone is absent as well.',
    method: 'GET',
    path: '/api/objects/cards',
    access: signedIn,
    input: CardsQuery,
    output: Named,
  }),
  named: endpoint({
    name: 'links.named',
    summary:
      'The records that carry these short ids, of what the caller may see; the others are not told from those that never were.',
    method: 'GET',
    path: '/api/objects/named',
    access: signedIn,
    input: NamedQuery,
    output: Named,
  }),
}
