import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { page } from '../../kit/page.ts'
import { CreateTitle, DeleteTitle, Title, TitleQuery, UpdateTitle } from '../schemas/title.ts'

export const titles = {
  list: endpoint({
    name: 'titles.list',
    summary: 'Job titles in the order of their Arabic names, each with how many people carry it.',
    method: 'GET',
    path: '/api/titles',
    access: flag('users', 'view'),
    input: TitleQuery,
    output: page(Title),
  }),
  create: endpoint({
    name: 'titles.create',
    summary: 'Adds a title that no other is called, folded, in either language.',
    method: 'POST',
    path: '/api/titles',
    access: flag('titles', 'manage'),
    input: CreateTitle,
    output: Title,
    errors: ['users.title_taken'],
  }),
  update: endpoint({
    name: 'titles.update',
    summary: 'Changes a title wherever it is carried.',
    method: 'PATCH',
    path: '/api/titles/{id}',
    access: flag('titles', 'manage'),
    input: UpdateTitle,
    output: Title,
    errors: ['not_found', 'changed_meanwhile', 'users.title_taken'],
  }),
  delete: endpoint({
    name: 'titles.delete',
    summary: 'Deletes a title nobody carries, or gives its people another one first.',
    method: 'POST',
    path: '/api/titles/{id}/delete',
    access: flag('titles', 'manage'),
    input: DeleteTitle,
    output: Done,
    errors: ['not_found', 'changed_meanwhile', 'users.title_in_use', 'users.unknown_link'],
  }),
}
