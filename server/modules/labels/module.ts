import { labels } from '@diwan/contract/labels/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { forgetLabels } from './queries.ts'
import { changeLabel, createLabel, listLabels, ownTopic, removeLabel } from './service.ts'

/** It keeps the labels of people, and those of each kind of record that declares a scope. */
export const manifest = (house: House): Module => {
  const scopes = () => house.all(({ labelScopes }) => labelScopes)
  return {
    name: 'labels',
    routes: [
      route(labels.list, (ctx, input) => listLabels(ctx, input, scopes)),
      route(labels.create, (ctx, input) => createLabel(ctx, input, scopes)),
      route(labels.change, (ctx, input) => changeLabel(ctx, input, scopes)),
      route(labels.remove, (ctx, input) => removeLabel(ctx, input, scopes)),
    ],
    topics: ({ id }) => [ownTopic(id)],
    forget: (_portal, { db }, ids) => forgetLabels(db, ids),
  }
}
