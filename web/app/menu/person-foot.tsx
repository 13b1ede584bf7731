import type { SignedIn } from '../../kit/session.ts'
import { MenuLater } from '../../ui/menu-later.tsx'
import { PersonButton } from './person-button.tsx'
import classes from './person-menu.module.css'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const load = () => import('./person-menu.tsx')
const PersonMenu = lazyDialog(load)

/** Who is signed in, at the foot of the menu. */
export function PersonFoot({ person, rail = false }: { person: SignedIn; rail?: boolean }) {
  return (
    <div className={classes['foot']}>
      <MenuLater
        load={load}
        button={(props) => <PersonButton person={person} rail={rail} {...props} />}
        menu={<PersonMenu person={person} rail={rail} />}
      />
    </div>
  )
}
