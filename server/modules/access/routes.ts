import { access } from '@diwan/contract/access/endpoints'
import { PEOPLE_OFFERED } from '@diwan/contract/access/limits'
import { route } from '../../kit/http/route.ts'
import type { ObjectKind } from '../../kit/module.ts'
import { presentKnown } from './presenter.ts'
import { findPeople } from './queries/people.ts'
import { explainTo } from './service/explain.ts'
import { readMatrix, saveMatrix } from './service/matrix.ts'
import { grantToPerson, revokeFromPerson, rightsOfPerson } from './service/person-grants.ts'
import { previewPerson, previewRole } from './service/preview.ts'

export const routes = (kinds: () => readonly ObjectKind[]) => [
  route(access.matrix, ({ db }) => readMatrix(db)),
  route(access.save, saveMatrix),
  route(access.people, async ({ db, actor }, { q }) => ({
    items: (await findPeople(db, actor, q, PEOPLE_OFFERED)).map(presentKnown),
  })),
  route(access.preview, previewRole),
  route(access.previewPerson, previewPerson),
  route(access.explain, explainTo(kinds)),
  route(access.ofPerson, (ctx, input) => rightsOfPerson(ctx, input)),
  route(access.grant, grantToPerson),
  route(access.revoke, revokeFromPerson),
]
