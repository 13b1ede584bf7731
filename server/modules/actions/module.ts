import { actions } from '@diwan/contract/actions/endpoints'
import { ar } from '@diwan/contract/actions/words.ar'
import { en } from '@diwan/contract/actions/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { linkableKinds } from '../links/public.ts'
import { offeredActions, runAction, type Declared } from './service.ts'

/** It makes records of one module of those of another: kinds say what may be read of them, modules what they make of it. */
export const manifest = (house: House): Module => {
  const linkable = linkableKinds(house)
  const declared: Declared = {
    sources: () =>
      house.all(({ name: module, kinds = [] }) =>
        // oxlint-disable-next-line typescript/unbound-method -- a method of a plain object, which uses no this
        kinds.flatMap(({ kind, source, made }) => (source ? [{ kind, module, source, made }] : [])),
      ),
    actions: () => house.all((module) => module.actions),
    linkable,
  }
  return {
    name: 'actions',
    words: { ar, en },
    routes: [
      route(actions.offered, (ctx, input) => offeredActions(ctx, input, declared)),
      route(actions.run, (ctx, input) => runAction(ctx, input, declared)),
    ],
  }
}
