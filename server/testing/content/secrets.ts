import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { unitToken } from '@diwan/contract/kit/tokens'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { TestPerson } from '../people.ts'
import type { KindProof } from '../proof.ts'
import type { World } from '../world.ts'
import { publisherOf } from './published.ts'

export interface SecretWords {
  /** Names the word that is planted in what readers see of the content: `field`. */
  readonly inside: string
  /** Content with these two words in it. */
  readonly content: (words: { readonly name: string; readonly inside: string }) => object
  readonly versionOf: (w: World, by: TestPerson, id: string) => Promise<number>
}

interface SecretsOf extends SecretWords {
  /** The key of its module: its flag `view` opens what is published, its flag `create` what is being written. */
  readonly module: string
  readonly create: Endpoint<object, object, { readonly id: string }>
  readonly change: Endpoint<object, object, { readonly version: number }>
  readonly publish: PublishEndpoints['publish']
  readonly channel: (id: string) => string
}

/** One of its audience sees what is published of content; what is being written is for those who edit it. */
export function contentSecrets(of: SecretsOf): NonNullable<KindProof['secrets']> {
  const { module, inside, change } = of
  const publish = publisherOf(of.create, of.publish)
  return {
    words: { nameAr: `${module}.view`, draftName: `${module}.create`, [inside]: `${module}.view` },
    async plant(w, word, group) {
      const coordinator = () => w.person('COORDINATOR', group)
      const [author, colleague, reader] = [await coordinator(), await coordinator(), await w.person('USER', group)]
      const contentNamed = (name: string) => ({ ...of.content({ name, inside: word(inside) }), unitId: group.id })
      const { id } = await publish(w, author, unitToken(group.id), contentNamed(word('nameAr')))
      let version = await of.versionOf(w, author, id)
      const write = async (name: string) => {
        version = (await w.call(author, change, { ...contentNamed(name), id, version })).body.version
      }
      await write(word('draftName'))
      return {
        id,
        parts: [],
        owner: reader,
        witness: author,
        watchers: { colleague },
        hears: of.channel(id),
        async goOn() {
          await write(`${word('draftName')} ${version}`)
          return `"version":${version}`
        },
      }
    },
  }
}
