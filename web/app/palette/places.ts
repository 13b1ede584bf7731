import type { ModuleKey } from '@diwan/contract/modules/registry'
import { fold } from '@diwan/core/arabic-fold'
import i18next from 'i18next'
import type { SignedIn } from '../../kit/session.ts'
import type { Area } from '../areas.ts'
import { HomeIcon, moduleIcons } from '../menu-icons.ts'
import { menus, type MenuGroup } from '../menu.ts'
import type { Hit } from './sources.ts'

/** The screens of both areas this person's menus name, the present area first. */
export function placesOf(person: SignedIn, area: Area, isOffered: (area: Area, key: ModuleKey) => boolean): Hit[] {
  const areas: readonly Area[] =
    person.metadata.role === 'USER' ? ['user'] : area === 'admin' ? ['admin', 'user'] : ['user', 'admin']
  return areas.flatMap((one) =>
    (menus[one] as readonly MenuGroup[])
      .flatMap(({ entries }) => entries)
      .filter(({ to, module }) => to !== '/' && isOffered(one, module))
      .map(({ key, to, module }) => ({
        key: to,
        label: i18next.t(`menu_${one}_${key}` as 'menu_admin_Home', { ns: 'modules' }),
        detail: i18next.t(one === 'admin' ? 'adminArea' : 'userArea', { ns: 'shell' }),
        icon: key === 'Home' ? HomeIcon : moduleIcons[module],
        to,
      })),
  )
}

/** Every word that was typed begins a word of the name, in any spelling; in either language. */
export function matching(hits: readonly Hit[], text: string): Hit[] {
  const asked = fold(text).split(' ').filter(Boolean)
  return hits.filter(({ label, detail = '', to = '' }) => {
    const words = fold(`${label} ${detail} ${to.replaceAll(/[/-]/g, ' ')}`).split(' ')
    return asked.every((one) => words.some((word) => word.startsWith(one) || word.startsWith(`ال${one}`)))
  })
}
