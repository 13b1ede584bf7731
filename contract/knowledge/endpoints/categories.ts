import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import * as schemas from '../schemas/category.ts'

const reads = { module: 'knowledgeHub', access: flag('knowledgeHub', 'view'), method: 'GET' } as const
const manages = { module: 'knowledgeHub', access: flag('knowledgeHub', 'publish') } as const
const path = '/api/knowledge/categories'
const refused = ['not_found', 'forbidden', 'changed_meanwhile'] as const

export const categories = {
  tree: endpoint({
    ...reads,
    name: 'knowledgeHub.categories',
    summary: 'The tree of categories, with the number of articles that the caller may see in each.',
    path,
    input: schemas.CategoryTreeQuery,
    output: schemas.CategoryTree,
  }),
  open: endpoint({
    ...manages,
    name: 'knowledgeHub.openCategory',
    summary: 'One category with the steps of its review.',
    method: 'GET',
    path: `${path}/{id}`,
    input: schemas.CategoryId,
    output: schemas.OpenCategory,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...manages,
    name: 'knowledgeHub.createCategory',
    summary: 'Adds a category, last among those of its parent.',
    method: 'POST',
    path,
    input: schemas.CreateCategory,
    output: schemas.Category,
    errors: [
      'not_found',
      'forbidden',
      'knowledgeHub.unit_missing',
      'knowledgeHub.category_too_deep',
      'knowledgeHub.too_many_categories',
      'knowledgeHub.category_inactive',
    ],
  }),
  change: endpoint({
    ...manages,
    name: 'knowledgeHub.changeCategory',
    summary: 'Changes names, looks, unit and review of a category.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: schemas.ChangeCategory,
    output: schemas.Category,
    errors: [...refused, 'knowledgeHub.unit_missing'],
  }),
  move: endpoint({
    ...manages,
    name: 'knowledgeHub.moveCategory',
    summary: 'Moves a category below another one, or to another place among its siblings.',
    method: 'POST',
    path: `${path}/{id}/move`,
    input: schemas.MoveCategory,
    output: schemas.Category,
    errors: [...refused, 'knowledgeHub.category_too_deep', 'knowledgeHub.category_in_itself', 'knowledgeHub.category_inactive'],
  }),
  contents: endpoint({
    ...manages,
    name: 'knowledgeHub.categoryContents',
    summary: 'How many articles and categories deactivating or deleting a category concerns.',
    method: 'GET',
    path: `${path}/{id}/contents`,
    input: schemas.CategoryId,
    output: schemas.CategoryContents,
    errors: ['not_found', 'forbidden'],
  }),
  deactivate: endpoint({
    ...manages,
    name: 'knowledgeHub.deactivateCategory',
    summary: 'Deactivates a category with its articles and the categories below it.',
    method: 'POST',
    path: `${path}/{id}/deactivate`,
    input: schemas.CategoryAt,
    output: schemas.Category,
    errors: [...refused, 'wrong_state'],
  }),
  activate: endpoint({
    ...manages,
    name: 'knowledgeHub.activateCategory',
    summary: 'Activates a category, and those articles that were deactivated with it where the caller asks for it.',
    method: 'POST',
    path: `${path}/{id}/activate`,
    input: schemas.ActivateCategory,
    output: schemas.Category,
    errors: [...refused, 'wrong_state', 'knowledgeHub.category_inactive'],
  }),
  delete: endpoint({
    ...manages,
    name: 'knowledgeHub.deleteCategory',
    summary: 'Deletes a category with all articles in it and below it; refused when their number is another than the caller saw.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: schemas.DeleteCategory,
    output: Done,
    errors: [...refused, 'knowledgeHub.other_number'],
  }),
}
