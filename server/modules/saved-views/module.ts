import { savedViews } from '@diwan/contract/saved-views/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { changeView, listViews, removeView, saveView } from './service.ts'

/** It keeps the views of every list that is declared. */
export const manifest = (house: House): Module => {
  const lists = () => house.all(({ savedLists }) => savedLists)
  return {
    name: 'saved-views',
    routes: [
      route(savedViews.list, (ctx, input) => listViews(ctx, input, lists)),
      route(savedViews.save, (ctx, input) => saveView(ctx, input, lists)),
      route(savedViews.change, (ctx, input) => changeView(ctx, input, lists)),
      route(savedViews.remove, (ctx, input) => removeView(ctx, input, lists)),
    ],
  }
}
