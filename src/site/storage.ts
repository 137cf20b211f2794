/** What the site keeps in the visitor's browser (localStorage, and sessionStorage where `tab` says so): listed in the privacy notice, nothing else is written. */

export interface StoredItem {
  /** The exact key; `*` stands for the name of a group of tabs. */
  key: string;
  /** When it is written. */
  when: { en: string; de: string };
  /** It is kept in sessionStorage: for this tab, until it is closed. */
  tab?: true;
  /** What it holds and what for. */
  purpose: { en: string; de: string };
}

export const storedItems: readonly StoredItem[] = [
  {
    key: 'theme',
    when: { en: 'when you choose light or dark', de: 'wenn Sie hell oder dunkel wählen' },
    purpose: {
      en: 'the chosen colour mode, light or dark',
      de: 'die gewählte Darstellung, hell oder dunkel',
    },
  },
  {
    key: 'theme-system',
    when: {
      en: "when you choose the system's mode",
      de: 'wenn Sie die Darstellung des Systems wählen',
    },
    purpose: {
      en: 'that the site follows the colour mode of your operating system',
      de: 'dass die Website der Darstellung Ihres Betriebssystems folgt',
    },
  },
  {
    key: 'docusaurus.announcement.id',
    when: { en: 'on the first visit', de: 'beim ersten Besuch' },
    purpose: {
      en: 'the id of the notice at the top, so that a new one is shown and a closed one is not',
      de: 'die Kennung des Hinweises am Seitenanfang, damit ein neuer erscheint und ein geschlossener nicht',
    },
  },
  {
    key: 'docusaurus.announcement.dismiss',
    when: {
      en: 'on the first visit and when you close the notice',
      de: 'beim ersten Besuch und wenn Sie den Hinweis schließen',
    },
    purpose: {
      en: 'whether you closed that notice',
      de: 'ob Sie diesen Hinweis geschlossen haben',
    },
  },
  {
    key: 'docs-preferred-version-default',
    when: {
      en: 'when you open a documentation page',
      de: 'beim Öffnen einer Seite der Dokumentation',
    },
    purpose: {
      en: 'the edition of the documentation you read (always the value current)',
      de: 'die gelesene Ausgabe der Dokumentation (immer der Wert current)',
    },
  },
  {
    key: 'docs-preferred-version-learn',
    when: { en: 'when you open a lesson', de: 'beim Öffnen einer Lektion' },
    purpose: {
      en: 'the edition of the lessons you read (always the value current)',
      de: 'die gelesene Ausgabe der Lektionen (immer der Wert current)',
    },
  },
  {
    key: 'docusaurus.tab.*',
    when: { en: 'when you choose a tab', de: 'wenn Sie einen Reiter wählen' },
    purpose: {
      en: 'the chosen tab of a group, such as docusaurus.tab.language for the programming language of examples',
      de: 'der gewählte Reiter einer Gruppe, etwa docusaurus.tab.language für die Programmiersprache der Beispiele',
    },
  },
  {
    key: 'learn-progress',
    when: {
      en: 'when you finish an exercise, and when you import or forget your progress',
      de: 'wenn Sie eine Übung lösen und wenn Sie Ihren Fortschritt einlesen oder löschen',
    },
    purpose: {
      en: 'the exercises you have done, and the lessons you ticked by hand while that was possible; not what you answered',
      de: 'die gelösten Übungen und die Lektionen, die Sie von Hand als erledigt markiert haben, solange das möglich war; nicht Ihre Antworten',
    },
  },
  {
    key: 'learn-typed',
    tab: true,
    when: {
      en: 'when you type into an exercise or a block of SQL of a lesson',
      de: 'wenn Sie in eine Übung oder einen SQL-Block einer Lektion schreiben',
    },
    purpose: {
      en: 'answers, SQL and Git commands as you wrote them, so that they are there after a reload or a way back; kept for this tab (sessionStorage) until it is closed',
      de: 'Antworten, SQL und Git-Befehle, wie Sie sie geschrieben haben, damit sie nach dem Neuladen oder Zurückgehen noch da sind; gespeichert für diesen Tab (sessionStorage), bis er geschlossen wird',
    },
  },
  {
    key: 'compose-planner',
    tab: true,
    when: {
      en: 'when you change the file or a choice in the Compose planner',
      de: 'wenn Sie die Datei oder eine Auswahl im Compose-Planer ändern',
    },
    purpose: {
      en: 'the file as you wrote it, values of an .env file included, and what you chose, so that both are there after a reload or a way back; kept for this tab (sessionStorage) until it is closed',
      de: 'die Datei, wie Sie sie geschrieben haben, mit den Werten einer .env-Datei, und Ihre Auswahl, damit beides nach dem Neuladen oder Zurückgehen noch da ist; gespeichert für diesen Tab (sessionStorage), bis er geschlossen wird',
    },
  },
];
