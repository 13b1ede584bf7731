import { Button } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import { MAX_FIRST_PASSWORDS } from '@diwan/contract/users/limits'
import { peopleList } from '@diwan/contract/users/list'
import { PEOPLE_VIEWS } from '@diwan/contract/users/vocabulary'
import { IconMailPlus, IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useCommands } from '../../../kit/commands.ts'
import { environment } from '../../../kit/environment.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { usePeopleAddress } from '../address.ts'
import { userLive, userQueries } from '../api.ts'
import { ImportButton } from './import-button.tsx'
import { PeopleBar } from './people-bar.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import { usePeopleFilters, type FilterName } from './use-people-filters.ts'
import { usePersonRow } from './use-person-row.tsx'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

const FilterField = lazyExtra(() => import('./filter-field.tsx'))
const NewPersonItem = lazyExtra(() => import('./new-person-item.tsx'))
const InviteDialog = lazyDialog(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const NewUserDialog = lazyDialog(async () => ({ default: (await import('../user-dialog.tsx')).NewUserDialog }))
const UserDialog = lazyDialog(async () => ({ default: (await import('../user-dialog.tsx')).UserDialog }))

/** The people of the organisation: looked for, narrowed down, invited, opened. */
export function PeoplePage() {
  const { t } = useTranslation(['users', 'releases', 'access', 'files', 'kit', 'shell'])
  const address = usePeopleAddress()
  const list = useInfiniteQuery(userQueries.list(address.filter))
  const { data: counted } = useQuery(userQueries.counts(address.narrowing))
  const mayCreate = useHolds('users', 'create')
  const mayExport = useHolds('users', 'export')
  const selection = useSelection(list.data?.pages.flatMap(({ items }) => items) ?? [], MAX_FIRST_PASSWORDS)
  const { q, view } = address
  useFollowLists(userLive)
  const close = () => address.show(undefined)
  return (
    <>
      <ListPage
        of={peopleList}
        address={address}
        header={{
          title: t('people'),
          crumbs: [{ label: t('name_departments', { ns: 'releases' }), to: '/admin/department' }],
          count: q === '' ? counted?.counts[view] : undefined,
          action: mayCreate && (
            <>
              <ImportButton />
              <BeginButton show={address.show} />
            </>
          ),
        }}
        views={
          <ViewLinks
            label={t('people')}
            param="state"
            views={PEOPLE_VIEWS}
            current={view}
            labelOf={(one) => t(`view_${one}`)}
            counts={counted?.counts}
          />
        }
        filters={usePeopleFilters(address)}
        bar={{
          field: (name) => <FilterField address={address} name={name as FilterName} />,
          show: t('showPeople'),
          search: t('searchPeople'),
        }}
        menu={{
          ...(mayExport && {
            export: { file: (format) => fileAddress(users.export, { ...address.filter, format }) },
          }),
          children: mayCreate && environment.mail !== 'none' && (
            <Suspense>
              <NewPersonItem onClick={() => address.show('new')} />
            </Suspense>
          ),
        }}
        table={{
          label: t('people'),
          name: 'users.people',
          columns: usePeopleColumns(),
          of: usePersonRow(address.show),
          ...(mayCreate && { selection, chooseAll: t('choosePeople') }),
          current: address.open,
        }}
        rows={{
          list,
          empty: <EmptyState title={t(`none_${view}`)} text={t(`fills_${view}`)} literally="noData" />,
          unmatched:
            q !== '' || Object.keys(address.narrowing).length > 0
              ? { title: t('nobodyFound'), text: t('nobodyFoundText'), clear: () => (address.clear(), address.look('')) }
              : undefined,
        }}
        bulk={mayCreate && <PeopleBar selection={selection} />}
      />
      <Suspense>
        <Forms mayCreate={mayCreate} form={address.form} close={close} />
        {address.open !== undefined && <UserDialog key={address.open} id={address.open} onClose={close} />}
      </Suspense>
    </>
  )
}

/** What `c` begins here: an invitation, or where the portal sends no mail, a person with a first password. */
function BeginButton({ show }: { show: (form: 'new' | 'invite') => void }) {
  const { t } = useTranslation('users')
  const mail = environment.mail !== 'none'
  const begin = () => show(mail ? 'invite' : 'new')
  const label = mail ? t('invitePeople') : t('newUser')
  const Sign = mail ? IconMailPlus : IconUserPlus
  useCommands([{ id: 'begin person', label, part: 'list', stroke: { code: 'KeyC' }, opensField: true, icon: Sign, run: begin }])
  return (
    <Button
      variant="filled"
      leftSection={<Sign size={17} stroke={1.8} aria-hidden />}
      rightSection={<Kbd keys="C" />}
      onClick={begin}
    >
      {label}
    </Button>
  )
}

function Forms({ mayCreate, form, close }: { mayCreate: boolean; form: 'new' | 'invite' | undefined; close: () => void }) {
  const [created, invited] = [useEver(form === 'new'), useEver(form === 'invite')]
  return (
    <>
      {mayCreate && created && <NewUserDialog opened={form === 'new'} onClose={close} />}
      {mayCreate && invited && <InviteDialog opened={form === 'invite'} onClose={close} />}
    </>
  )
}
