import type { Names, Options } from './names.ts'

type Words = Readonly<Record<string, string>>

interface Language {
  readonly rights: Readonly<Record<string, (name: string) => readonly [flag: string, about: string]>>
  readonly found: (name: string) => string
  readonly records: Words
  readonly deleted: Words
  readonly trashed: Words
}

const en: Language = {
  rights: {
    view: (name) => [`See ${name}`, `Opens what is in “${name}” and finds it in lists and search.`],
    create: (name) => [`Create in ${name}`, `Creates records in “${name}”, changes and deletes them.`],
  },
  found: (name) => name,
  records: {
    emptyTitle: 'Nothing here yet',
    emptyText: 'What is created here appears in this list, last changed first.',
    title: 'Title',
    createdBy: 'Created by',
    createdOn: 'Created',
    updated: 'Updated',
    showFiltered: 'Show records',
    nothingFits: 'No record matches these filters',
    nothingFitsText: 'Remove a filter, or clear them all.',
    sort_updated_falling: 'Last updated first',
    sort_updated_rising: 'Least recently updated first',
    newTitle: 'New record',
    editTitle: 'Edit record',
    created: 'Created',
    changed: 'Saved',
    activity_created: '{{actor}} created it as “{{title}}”',
    activity_changed: '{{actor}} changed the title to “{{title}}”',
  },
  deleted: {
    deleted: 'Deleted',
    deleteTitle: 'Delete “{{title}}”?',
    deleteText: 'It is deleted for everyone who can see it. This cannot be undone.',
    activity_deleted: '{{actor}} deleted it',
  },
  trashed: {
    views: 'Views',
    view_all: 'All',
    view_trash: 'Trash',
    noneInTrash: 'The trash is empty',
    emptyTrash: 'What you delete stays here for 30 days.',
    moveToTrash: 'Move to trash',
    trashed: 'Moved to trash',
    restore: 'Restore',
    restored: 'Restored',
    activity_trashed: '{{actor}} moved it to the trash',
    activity_restored: '{{actor}} restored it',
  },
}

const ar: Language = {
  rights: {
    view: (name) => [`عرض «${name}»`, `الاطلاع على ما في «${name}» والعثور عليه في القوائم والبحث.`],
    create: (name) => [`الإنشاء في «${name}»`, `إنشاء السجلات في «${name}» وتعديلها وحذفها.`],
  },
  found: (name) => name,
  records: {
    emptyTitle: 'لا شيء هنا بعد',
    emptyText: 'ما يُنشأ هنا يظهر في هذه القائمة، وآخر ما عُدّل أولًا.',
    title: 'العنوان',
    createdBy: 'أنشأه',
    createdOn: 'تاريخ الإنشاء',
    updated: 'آخر تعديل',
    showFiltered: 'عرض السجلات',
    nothingFits: 'لا سجل يطابق هذه التصفية',
    nothingFitsText: 'أزل أحد عوامل التصفية أو امسحها كلها.',
    sort_updated_falling: 'الأحدث تعديلًا أولًا',
    sort_updated_rising: 'الأقدم تعديلًا أولًا',
    newTitle: 'سجل جديد',
    editTitle: 'تعديل السجل',
    created: 'تم الإنشاء',
    changed: 'تم الحفظ',
    activity_created: 'أنشأه {{actor}} بعنوان «{{title}}»',
    activity_changed: 'غيّر {{actor}} العنوان إلى «{{title}}»',
  },
  deleted: {
    deleted: 'تم الحذف',
    deleteTitle: 'حذف «{{title}}»؟',
    deleteText: 'سيُحذف لدى كل من يستطيع رؤيته، ولا يمكن التراجع عن ذلك.',
    activity_deleted: 'حذفه {{actor}}',
  },
  trashed: {
    views: 'طرق العرض',
    view_all: 'الكل',
    view_trash: 'سلة المحذوفات',
    noneInTrash: 'سلة المحذوفات فارغة',
    emptyTrash: 'ما تحذفه يبقى هنا 30 يومًا.',
    moveToTrash: 'نقل إلى سلة المحذوفات',
    trashed: 'نُقل إلى سلة المحذوفات',
    restore: 'استعادة',
    restored: 'تمت الاستعادة',
    activity_trashed: 'نقله {{actor}} إلى سلة المحذوفات',
    activity_restored: 'استعاده {{actor}}',
  },
}

/** What the screens of a module that was just opened say. */
export function wordsOf({ key, kind, missing }: Names, language: 'ar' | 'en', name: string, { trash }: Options): Words {
  const of = { ar, en }[language]
  const rights = missing.flatMap((flag) => {
    const [says, about] = of.rights[flag]?.(name) ?? []
    return says && about
      ? [
          [`flag_${key}.${flag}`, says],
          [`about_${key}.${flag}`, about],
        ]
      : []
  })
  return {
    ...(Object.fromEntries(rights) as Words),
    [`found_${kind}`]: of.found(name),
    ...of.records,
    ...(trash ? of.trashed : of.deleted),
  }
}
