import { choice, course, link, quiz, section, text, word } from './writing.ts'

const BASICS = ['أساسيات', 'Essentials'] as const

export const security = course(
  ['أمن المعلومات للجميع', 'Information security for everyone'],
  [
    'كيف تحمي حسابك وبيانات مؤسستك في نصف ساعة.',
    'How to protect your account and the data of the organisation, in half an hour.',
  ],
  BASICS,
  {
    sequential: true,
    certificate: true,
    validMonths: 12,
    signatoryAr: 'إدارة تقنية المعلومات',
    signatoryEn: 'Information Technology',
    sections: [
      section(
        'account',
        ['حسابك', 'Your account'],
        text(
          'passwords',
          ['كلمات مرور تصمد', 'Passwords that last'],
          [
            'استخدم عبارة من أربع كلمات لا علاقة بينها.\nلا تكرر كلمة المرور في موقعين.\nلن يطلب منك أحد من الدعم كلمة مرورك.',
            'Use a phrase of four words that have nothing to do with each other.\nNever use one password in two places.\nNobody from support will ever ask for your password.',
          ],
        ),
        text(
          'phishing',
          ['رسائل التصيّد', 'Phishing'],
          [
            'تحقق من عنوان المرسل لا من اسمه.\nلا تفتح مرفقًا لم تكن تنتظره.\nعند الشك افتح تذكرة قبل أن تنقر.',
            'Check the address of the sender, not the name.\nDo not open an attachment that you did not expect.\nIn doubt, open a ticket before you click.',
          ],
        ),
      ),
      section(
        'test',
        ['اختبر نفسك', 'Test yourself'],
        quiz(
          'quiz',
          ['اختبار أمن المعلومات', 'Quiz on information security'],
          [
            choice(
              'support',
              ['اتصل بك الدعم وطلب كلمة مرورك. ماذا تفعل؟', 'Support calls and asks for your password. What do you do?'],
              ['أرفض وأبلغ', 'Refuse and report it'],
              ['أعطيهم إياها ثم أغيّرها', 'Give it, then change it'],
              ['أرسلها بالبريد', 'Send it by e-mail'],
            ),
            choice(
              'strong',
              ['أيها أقوى؟', 'Which one is the strongest?'],
              ['عبارة من أربع كلمات عشوائية', 'A phrase of four random words'],
              ['اسمك وسنة ميلادك', 'Your name and year of birth'],
              ['12345678', '12345678'],
            ),
            word(
              'name',
              [
                'ما اسم الرسائل التي تنتحل صفة غيرها لسرقة بياناتك؟',
                'What are messages called that steal data by posing as others?',
              ],
              'التصيد',
              'تصيد',
              'رسائل التصيد',
              'phishing',
            ),
          ],
          { pass: 60, minutes: 15 },
        ),
        link('more', ['للاستزادة', 'Further reading'], 'https://www.rfc-editor.org/rfc/rfc4949'),
      ),
    ],
  },
)

export const fire = course(
  ['السلامة من الحريق', 'Fire safety'],
  ['ما تفعله في الدقائق الأولى، وأين تتجمع.', 'What to do in the first minutes, and where to gather.'],
  BASICS,
  {
    dueDays: 30,
    sections: [
      section(
        'before',
        ['قبل الحريق', 'Before a fire'],
        text(
          'exits',
          ['اعرف مخارجك', 'Know your exits'],
          [
            'في كل طابق مخرجان.\nلا تُغلق أبواب الطوارئ بأي غرض.',
            'Each floor has two exits.\nNothing may block an emergency door.',
          ],
        ),
        text('tools', ['الطفايات', 'Extinguishers'], ['اسحب المسمار ثم صوّب نحو القاعدة.', 'Pull the pin, then aim at the base.']),
      ),
      section(
        'during',
        ['عند الإنذار', 'When the alarm sounds'],
        text(
          'leave',
          ['اخرج ولا تعد', 'Leave, and do not go back'],
          [
            'استخدم السلالم لا المصاعد.\nتوجه إلى نقطة التجمع وانتظر العد.',
            'Use the stairs, never the lift.\nGo to the assembly point and wait to be counted.',
          ],
        ),
      ),
    ],
  },
)

export const welcome = course(
  ['أهلًا بك في المؤسسة', 'Welcome to the organisation'],
  ['أسبوعك الأول: من تسأل، وأين تجد كل شيء.', 'Your first week: whom to ask, and where to find everything.'],
  BASICS,
  {
    sections: [
      section(
        'days',
        ['أيامك الأولى', 'Your first days'],
        text(
          'people',
          ['فريقك', 'Your team'],
          [
            'ستقابل مديرك في اليوم الأول وزميلًا يرافقك أسبوعًا.',
            'You meet your manager on the first day, and a colleague who stays with you for a week.',
          ],
        ),
        text(
          'tools',
          ['أدواتك', 'Your tools'],
          [
            'كل ما تحتاج إليه في هذه البوابة: المحادثات والتذاكر والمهام.',
            'All you need is in this portal: chats, tickets and tasks.',
          ],
        ),
      ),
    ],
  },
)
