import { actions } from '@diwan/contract/actions/endpoints'
import { ar } from '@diwan/contract/actions/words.ar'
import { en } from '@diwan/contract/actions/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { actionChoices, declaredIn, fillIn, offeredActions, runAction, undoAction } from './service/actions.ts'

/** It makes records of one module of those of another: kinds say what may be read of them, modules what they make of it. */
export const manifest = (house: House): Module => {
  const declared = declaredIn(house)
  return {
    name: 'actions',
    words: { ar, en },
    routes: [
      route(actions.offered, (ctx, input) => offeredActions(ctx, input, declared)),
      route(actions.fillIn, (ctx, input) => fillIn(ctx, input, declared)),
      route(actions.choices, (ctx, input) => actionChoices(ctx, input, declared)),
      route(actions.run, (ctx, input) => runAction(ctx, input, declared)),
      route(actions.undo, (ctx, input) => undoAction(ctx, input, declared)),
    ],
  }
}
