import type { Role } from '@diwan/contract/access/vocabulary'
import type { Department, Group } from '../../units/public.ts'
import type { DemoPerson } from './accounts.ts'
import { mobileOf } from './mobile.ts'
import type { demoTitles } from './titles.ts'

/** Everybody the tickets tell of: their key is also the beginning of their address, their names come in the order they are used. */
const lines = `
TECH        sami      سامي بن ناصر الدوسري        / Sami Al-Dosari        engineer    network
TECH        hanan     حنان خالد العمري            / Hanan Al-Omari        support     systems
TECH        bilal     بلال محمود أبو رمان         / Bilal Abu Rumman      support     devices
TECH        majd      Majd Al-Hourani             / مجد عيسى الحوراني     engineer    network systems
TECH        abeer     عبير بنت فهد السالم         / Abeer Al-Salem        engineer    systems
TECH        firas     فراس سليم حدادين            / Firas Haddadin        support     devices
TECH        anas      أنس بن صالح البقمي          / Anas Al-Buqami        recruiter   recruitment
TECH        wijdan    وجدان عبد الرحمن النعيمي    / Wijdan Al-Naimi       payroll     payroll
TECH        mazen     مازن سعيد باعشن             / Mazen Baashen         maintenance maintenance
TECH        dalal     دلال بنت حمد العنزي         / Dalal Al-Enezi        storeman    supplies
TECH        ziad      زياد إبراهيم الخطيب         / Ziad Al-Khatib        accountant  accounts
TECH        ghada     غادة بنت سعود المطيري       / Ghada Al-Mutairi      accountant  accounts
TECH        munir     منير حسن شاهين              / Munir Shahin          buyer       purchasing
TECH        amal      أمل بنت علي الزهراني        / Amal Al-Zahrani       buyer       purchasing
TECH        nasser    ناصر بن عبد العزيز الخضير   / Nasser Al-Khudair     lawyer      contracts
TECH        dina      Dina Murad                  / دينا وليد مراد        lawyer      contracts
TECH        rakan     راكان بن تركي السهلي        / Rakan Al-Sahli        care        crm
TECH        lubna     Lubna Obeidat               / لبنى عمر عبيدات       care        crm
TECH        waleed    وليد بن أحمد باوزير         / Waleed Bawazir        branch      jeddahDesk
TECH        maha      مها بنت ماجد الخالدي        / Maha Al-Khaldi        branch      dammamDesk
TECH        mutaz     معتز فايز الطراونة          / Mutaz Al-Tarawneh     branch      ammanDesk
TECH        aseel     أسيل نبيل بني هاني          / Aseel Bani Hani       branch      irbidDesk
COORDINATOR samar     سمر بنت يوسف الجهني         / Samar Al-Juhani       coordinator finance legal
COORDINATOR haitham   هيثم نايف العجارمة          / Haitham Al-Ajarmeh    coordinator sales
COORDINATOR bandar    بندر بن سلطان الغامدي       / Bandar Al-Ghamdi      coordinator jeddah dammam
COORDINATOR rula      رلى جورج قموه               / Rula Qamwa            coordinator amman irbid
ADMIN       areej     أريج بنت عبد الله الفهد     / Areej Al-Fahad        servicesManager
USER        abdullah  عبد الله بن محمد الثابت     / Abdullah Al-Thabet    accountant  finance
USER        fahda     فهدة بنت ناصر القرني        / Fahda Al-Qarni        accountant  finance
USER        mariam    مريم بنت حسن فلاته          / Mariam Fallatah       accountant  finance
USER        priya     Priya Nair                  /                       accountant  finance
USER        turki     تركي بن فيصل الحازمي        / Turki Al-Hazmi        sales       sales
USER        othman    عثمان بن يحيى الشهراني      / Othman Al-Shahrani    sales       sales
USER        ahmad     أحمد مصطفى الكيلاني         / Ahmad Al-Kilani       sales       sales amman
USER        rajesh    Rajesh Kumar                /                       sales       sales
USER        george    George Khoury               / جورج خوري             sales       sales amman
USER        munira    منيرة بنت إبراهيم الصالح    / Munira Al-Saleh       officer     hr
USER        shatha    شذى زهير الدباس             / Shatha Al-Dabbas      recruiter   hr
USER        tala      Tala Nimri                  / تالا نمري             recruiter   hr
USER        jawaher   جواهر بنت عبد الله الفوزان  / Jawaher Al-Fawzan     lawyer      legal
USER        emily     Emily Carter                /                       lawyer      legal
USER        iman      إيمان بنت صالح الأحمدي      / Iman Al-Ahmadi        officer     services
USER        hatem     حاتم بن علي عسيري           / Hatem Asiri           officer     services
USER        maria     Maria Santos                /                       officer     services
USER        yazan     يزن بسام الزيود             / Yazan Al-Zyoud        engineer    it
USER        john      John Mathew                 /                       engineer    it
USER        saud      سعود بن عبد الرحمن البلوي   / Saud Al-Balawi        sales       jeddah
USER        hind      هند بنت سالم باحشوان        / Hind Bahashwan        care        jeddah
USER        nadia     Nadia Qasem                 / نادية قاسم            care        jeddah
USER        nawal     نوال بنت عوض الحارثي        / Nawal Al-Harthi       officer     dammam
USER        mishal    مشعل بن راشد الهاجري        / Mishal Al-Hajri       sales       dammam
USER        karim     Karim Daoud                 / كريم داود             officer     dammam
USER        mahmoud   محمود خليل أبو غوش          / Mahmoud Abu Ghosh     accountant  amman
USER        ruba      ربى سامي التميمي            / Ruba Al-Tamimi        care        amman
USER        hazem     حازم عارف الروسان           / Hazem Al-Rousan       sales       irbid
USER        ibtisam   ابتسام محمد الشريدة         / Ibtisam Al-Shraideh   officer     irbid
USER        zaid      Zaid Malkawi                / زيد ملكاوي            engineer    irbid`

export const demoCast: readonly DemoPerson[] = lines.trim().split('\n').map(personOf)

function personOf(line: string, index: number): DemoPerson {
  const [, role, key, fullName = '', otherName = '', title, places = ''] =
    /^(\S+)\s+(\S+)\s+(.+?)\s+\/\s+(?:(\S.*?)\s{2,})?(\S+)\s*(.*)$/.exec(line)!
  const at = places.split(' ').filter(Boolean)
  const names = fullName.split(' ')
  return {
    email: `${key}@diwan.example`,
    fullName,
    otherName,
    firstName: names[0]!,
    lastName: names.at(-1)!,
    role: role as Role,
    title: title as keyof typeof demoTitles,
    language: /^[A-Z]/.test(fullName) ? 'en' : 'ar',
    mobile: mobileOf(/amman|irbid/.test(places) ? 'JO' : 'SA', index),
    ...(role === 'TECH' && { agentOf: at as Group[] }),
    ...(role === 'COORDINATOR' && { headOf: at as Department[] }),
    ...(role === 'USER' && { memberOf: at as Department[] }),
  }
}
