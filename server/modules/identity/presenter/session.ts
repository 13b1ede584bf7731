import type { Session, SessionUser } from '@diwan/contract/identity/schemas/identity'
import type { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { positionsOf } from '../../../kit/record/channels.ts'
import { moduleListsOf, permissionsOf } from '../../access/public.ts'
import { readProfile } from '../../users/public.ts'
import type { SignedIn } from '../service/sign-in.ts'

export async function presentSession(db: Queryable, actor: Actor, sessionId: string): Promise<z.input<typeof Session>> {
  const [[position], profile] = await Promise.all([
    positionsOf(db, [`user:${actor.id}`]),
    readProfile(db, actor.id, actor.language),
  ])
  return {
    sessionId,
    email: actor.email,
    language: actor.language,
    preferences: { ...actor.preferences, favourites: [...actor.preferences.favourites] },
    metadata: {
      id: actor.id,
      role: actor.role,
      fullName: actor.fullName,
      otherName: profile.other_name,
      unit: profile.unit,
      department: profile.department,
      department_group: profile.department_group,
      partner: profile.partner,
      profile_image: actor.photo,
      position: profile.position,
      can_create_opportinity: profile.can_create_opportinity,
      roleSetting: permissionsOf(actor),
    },
    modules: moduleListsOf(actor),
    passwordDue: actor.passwordDue,
    textKey: profile.text_key,
    position: position!,
  }
}

export async function presentSignedIn(db: Queryable, signedIn: SignedIn): Promise<z.input<typeof SessionUser>> {
  return {
    ...(await presentSession(db, signedIn.actor, signedIn.sessionId)),
    access_token: signedIn.streamToken,
    token_at: toSeconds(signedIn.at),
    appwriteToken: null,
  }
}
