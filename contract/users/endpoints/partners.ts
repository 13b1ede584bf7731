import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { page } from '../../kit/page.ts'
import { CreatePartner, DeletePartner, Partner, PartnerQuery, UpdatePartner } from '../schemas/partner.ts'

export const partners = {
  list: endpoint({
    name: 'partners.list',
    summary: 'Partner organisations in the order of their Arabic names, each with how many people belong to it.',
    method: 'GET',
    path: '/api/partners',
    access: flag('users', 'view'),
    input: PartnerQuery,
    output: page(Partner),
  }),
  create: endpoint({
    name: 'partners.create',
    summary: 'Adds a partner that no other is called, folded, in either language.',
    method: 'POST',
    path: '/api/partners',
    access: flag('partners', 'manage'),
    input: CreatePartner,
    output: Partner,
    errors: ['users.partner_taken'],
  }),
  update: endpoint({
    name: 'partners.update',
    summary: 'Changes a partner wherever it is named.',
    method: 'PATCH',
    path: '/api/partners/{id}',
    access: flag('partners', 'manage'),
    input: UpdatePartner,
    output: Partner,
    errors: ['not_found', 'changed_meanwhile', 'users.partner_taken'],
  }),
  delete: endpoint({
    name: 'partners.delete',
    summary: 'Deletes a partner nobody belongs to, or gives its people another one first.',
    method: 'POST',
    path: '/api/partners/{id}/delete',
    access: flag('partners', 'manage'),
    input: DeletePartner,
    output: Done,
    errors: ['not_found', 'changed_meanwhile', 'users.partner_in_use', 'users.unknown_link'],
  }),
}
