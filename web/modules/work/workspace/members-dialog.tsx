import { workspacePeople } from '@diwan/contract/work/endpoints/workspaces'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { WORKSPACE_DEGREES, type WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { ActionIcon, Button, Modal, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { workspaceQueries } from '../api.ts'
import classes from './workspace.module.css'

interface MembersDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'can' | 'degree'>
  readonly onClose: () => void
  readonly onLeft: () => void
}

/** Who is in a workspace and as what. Its admins add, change and remove; everybody may leave. */
export default function MembersDialog({ workspace, onClose, onLeft }: MembersDialogProps) {
  const { t } = useTranslation(['work', 'kit'])
  const { data, error, refetch } = useQuery(workspaceQueries.people(workspace.id))
  const leave = useWrite(workspacePeople.leave)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('members')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={12}
    >
      {workspace.can.manage && <AddPerson id={workspace.id} present={data?.items.map(({ person }) => person.id) ?? []} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />)}
      <ul className={classes['people']} aria-label={t('members')}>
        {data?.items.map(({ person, degree }) => (
          <Member key={person.id} workspace={workspace} person={person} degree={degree} />
        ))}
      </ul>
      {workspace.degree !== null && (
        <Button
          variant="subtle"
          color="red"
          mt="sm"
          disabled={leave.isPending}
          onClick={() => leave.mutate({ id: workspace.id }, { onSuccess: onLeft })}
        >
          {t('leaveWorkspace')}
        </Button>
      )}
    </Modal>
  )
}

function AddPerson({ id, present }: { id: string; present: readonly string[] }) {
  const { t } = useTranslation('work')
  const add = useWrite(workspacePeople.addPeople)
  const [degree, setDegree] = useState<WorkspaceDegree>('member')
  return (
    <div className={classes['add']}>
      <PersonPicker<Person>
        label={t('addMember')}
        value={null}
        search={(text) => ({
          ...workspaceQueries.colleagues(text),
          select: (found: readonly Person[]) => found.filter((one) => !present.includes(one.id)),
        })}
        onChange={(person) => person && add.mutate({ id, userIds: [person.id], degree })}
      />
      <DegreeSelect label={t('as')} value={degree} offered={['reader', 'member', 'admin']} onChange={setDegree} />
    </div>
  )
}

interface DegreeSelectProps {
  readonly label: string
  readonly bare?: boolean
  readonly value: WorkspaceDegree
  readonly offered: readonly WorkspaceDegree[]
  readonly onChange: (degree: WorkspaceDegree) => void
}

function DegreeSelect({ label, bare = false, value, offered, onChange }: DegreeSelectProps) {
  const { t } = useTranslation('work')
  return (
    <Select
      w={128}
      {...(bare ? { 'aria-label': label } : { label })}
      data={offered.map((degree) => ({ value: degree, label: t(`degree_${degree}`) }))}
      value={value}
      allowDeselect={false}
      onChange={(now) => now && onChange(now)}
    />
  )
}

interface MemberProps {
  readonly workspace: MembersDialogProps['workspace']
  readonly person: Person
  readonly degree: WorkspaceDegree
}

function Member({ workspace: { id, can, degree: mine }, person, degree }: MemberProps) {
  const { t } = useTranslation('work')
  const me = useSession()?.metadata.id
  const change = useWrite(workspacePeople.changePerson)
  const remove = useWrite(workspacePeople.removePerson)
  const owns = mine === 'owner'
  // an owner is made and unmade by owners alone
  const changes = can.manage && person.id !== me && (owns || degree !== 'owner')
  const offered = WORKSPACE_DEGREES.filter((one) => owns || one !== 'owner')
  return (
    <li data-degree={degree}>
      <PersonPress person={person} />
      {changes ? (
        <>
          <DegreeSelect
            bare
            label={t('degreeOf', { person: person.fullName })}
            value={degree}
            offered={offered}
            onChange={(now) => change.mutate({ id, userId: person.id, degree: now })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removePerson', { person: person.fullName })}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id, userId: person.id })}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <span>{t(`degree_${degree}`)}</span>
      )}
    </li>
  )
}
