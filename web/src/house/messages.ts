// Generated from the structs of serai.house by `make pages`. Do not edit.

export const PROTOCOL = 1;

export interface Hello {
  type: "hello";
  table: string;
  keys?: string[];
  language?: "en" | "fr" | "es";
  protocol?: number;
  seat?: string | null;
  seen?: number | null;
  covered?: boolean;
}

export interface Choose {
  type: "choose";
  seat: string;
  option: string;
  asked: number;
  id: number;
}

export interface Undo {
  type: "undo";
  seat: string;
  seen?: number | null;
  id: number;
}

export interface Agree {
  type: "agree";
  seat: string;
  agree: boolean;
  id: number;
}

export interface Face {
  type: "face";
  seat: string | null;
  seen?: number | null;
  id: number;
}

export interface Speak {
  type: "speak";
  language: "en" | "fr" | "es";
  id: number;
}

export interface ReadLog {
  type: "read-log";
  since: number;
  until: number;
  id: number;
}

export interface Consult {
  type: "consult";
  option?: string;
  id: number;
}

export interface Hint {
  type: "hint";
  id: number;
}

export interface Hurry {
  type: "hurry";
  id: number;
}

export interface Ping {
  type: "ping";
  heartbeat?: boolean;
  id: number;
}

export interface Say {
  type: "say";
  text: string;
  id: number;
}

export interface React {
  type: "react";
  sign: "bravo" | "laugh" | "gasp" | "patience" | "thanks" | "sorry";
  id: number;
}

export interface Sit {
  type: "sit";
  name: string;
  chair?: number | null;
  key?: string | null;
  id: number;
}

export interface Leave {
  type: "leave";
  chair: number;
  id: number;
}

export interface Rename {
  type: "rename";
  chair: number;
  name: string;
  id: number;
}

export interface Pick {
  type: "pick";
  chair: number;
  option: string;
  value?: string | null;
  id: number;
}

export interface Hand {
  type: "hand";
  chair: number;
  bot: string;
  id: number;
}

export interface Take {
  type: "take";
  chair: number;
  id: number;
}

export interface DeclareHoliday {
  type: "declare-holiday";
  on: boolean;
  id: number;
}

export interface Rematch {
  type: "rematch";
  agree?: boolean;
  wait?: boolean;
  id: number;
}

export interface Begin {
  type: "begin";
  fill?: string | null;
  id: number;
}

export interface AddChair {
  type: "add-chair";
  bot?: string | null;
  id: number;
}

export interface SetBot {
  type: "set-bot";
  chair: number;
  bot: string | null;
  id: number;
}

export interface RemoveChair {
  type: "remove-chair";
  chair: number;
  id: number;
}

export interface Remove {
  type: "remove";
  chair: number;
  id: number;
}

export interface Reissue {
  type: "reissue";
  chair: number;
  id: number;
}

export interface Reinvite {
  type: "reinvite";
  id: number;
}

export interface ProposeTime {
  type: "propose-time";
  at: number | null;
  id: number;
}

export interface BarChat {
  type: "bar-chat";
  on: boolean;
  id: number;
}

export interface Publish {
  type: "publish";
  on: boolean;
  id: number;
}

export interface Close {
  type: "close";
  id: number;
}

export interface Delete {
  type: "delete";
  id: number;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Refusal {
  type: "refusal";
  id: number | null;
  sentence: string;
  key: string;
  args: Record<string, string | number | string[]>;
}

export interface KeyGiven {
  type: "key-given";
  id: number;
  chair: number;
  key: string;
}

export interface InvitationGiven {
  type: "invitation-given";
  id: number;
  key: string;
}

export interface TableEvent {
  key: string;
  args: Record<string, string | number | boolean | (string | number)[] | Record<string, number>>;
}

export interface Passage {
  kind: "said" | "turn" | "opening" | "headings" | "section" | "award" | "told" | "gain" | "loss" | "fate" | "time" | "first";
  text: string;
  number: number;
  ornament: string;
  heard?: string;
}

export interface Log {
  type: "log";
  id: number;
  since: number;
  events: TableEvent[];
  told: Passage[][];
}

export interface Advice {
  type: "advice";
  id: number;
  figures: Record<string, Record<string, number>>;
}

export interface Hinted {
  type: "hinted";
  id: number;
  option: string;
  label: string;
  sentence: string;
}

export interface Followed {
  type: "followed";
  id: number;
  table: string;
}

export interface Clock {
  kind?: "none" | "move" | "day";
  count?: number;
  weekend_rest?: boolean;
  zone?: string;
}

export interface Terms {
  game: string;
  options?: Record<string, unknown>;
  pack?: string | null;
  language?: "en" | "fr" | "es";
  seed?: number | null;
  takebacks?: boolean;
  hints?: boolean;
  clock?: Clock;
  introduction?: boolean;
}

export interface ChairInfo {
  name: string;
  seat: string;
  bot: string | null;
  held: boolean;
  here: boolean;
  open: boolean;
}

export interface WhatIf {
  table: string;
  turn: number;
}

export interface RematchInfo {
  by: string;
  agreed: number[];
  declined: number[];
}

export interface HolidayInfo {
  by: string;
  since: number;
}

export interface ProposedTime {
  at: number;
  version: number;
}

export interface RoomInfo {
  table: string;
  terms: Terms;
  pack: string;
  phase: "gathering" | "playing" | "over";
  chairs: ChairInfo[];
  spectators: number;
  public: boolean;
  quiet: boolean;
  closed: boolean;
  before: string | null;
  after: string | null;
  commitment: string | null;
  secret: string | null;
  what_if: WhatIf | null;
  rematch: RematchInfo | null;
  holiday: HolidayInfo | null;
  proposed_time: ProposedTime | null;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  chairs: number[];
  host: boolean;
  may_sit: boolean;
  room: RoomInfo;
}

export interface RoomChanged {
  type: "room-changed";
  room: RoomInfo;
}

export interface Yours {
  type: "yours";
  chairs: number[];
  host: boolean;
  may_sit: boolean;
}

export interface Sitter {
  name: string;
  bot: string | null;
}

export interface Decision {
  seat: string;
  kind: string;
  options: string[];
  subject: unknown;
  secret: boolean;
}

export interface Takeback {
  seat: string;
  waiting: string[];
}

export interface Outcome {
  ending: string;
  winners: string[];
  scores: Record<string, number>;
}

export interface View {
  game: string;
  seat: string | null;
  turn: number;
  events: number;
  sitters: Record<string, Sitter>;
  board: unknown;
  waiting: string[];
  decision: Decision | null;
  chosen: string | null;
  undo: "free" | "ask" | null;
  takeback: Takeback | null;
  outcome: Outcome | null;
}

export interface RouteInfo {
  steps: number;
  land: number;
  sea: number;
  passed: string[];
}

export interface Choice {
  option: string;
  label: string;
  group: string;
  sign: string;
  note: string;
  there: string;
  about: string;
  space: string;
  way: RouteInfo | null;
}

export interface PointsBreakdown {
  points: number[];
  text: string;
}

export interface RenderedText {
  book: string;
  told: Passage[][];
  question: string;
  subject: string;
  moment: string;
  choices: Choice[];
  names: Record<string, Record<string, string>>;
  ending: string[];
  sums?: Record<string, PointsBreakdown>;
  ranks?: Record<string, number>;
}

export interface Remark {
  key: string;
  text: string;
  after: number;
}

export interface Update {
  type: "update";
  seat: string | null;
  since: number;
  events: TableEvent[];
  view: View;
  asked: Record<string, number>;
  words: RenderedText;
  remaining: number | null;
  steps: (Record<string, unknown>)[];
  remarks: Remark[];
}

export interface ChatLine {
  at: number;
  seat: string;
  name: string;
  text: string;
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface Reaction {
  type: "reaction";
  name: string;
  seat: string;
  sign: "bravo" | "laugh" | "gasp" | "patience" | "thanks" | "sorry";
}

export interface Heartbeat {
  type: "heartbeat";
}

export interface Farewell {
  type: "farewell";
  sentence: string;
  key: string;
  come_back: boolean;
}

export interface RequiredDice {
  count: number;
  colour: "red" | "green" | "blue" | null;
  number: number | null;
}

export interface DicePattern {
  kind: "dice" | "either" | "run" | "even" | "odd" | "at-most" | "at-least";
  dice: RequiredDice[];
  number: number;
}

export interface CardInfo {
  kind: "moneybags" | "elf" | "dwarf" | "gnome" | "orc" | "goblin" | "apprentice" | "fairy" | "hypnotist" | "dragon" | "place" | "penalty";
  place: "city" | "mine" | "workshop" | "orc-village" | "forest" | null;
  points: number;
  wish: DicePattern | null;
  name: string;
  the: string;
  condition: string;
  effect: string;
  worth: string;
  line: string;
}

export interface DieInfo {
  kind: number;
  colours: string[];
}

export interface CardCatalogue {
  cards: Record<string, CardInfo>;
  kinds: Record<"moneybags" | "elf" | "dwarf" | "gnome" | "orc" | "goblin" | "apprentice" | "fairy" | "hypnotist" | "dragon", string>;
  places: Record<"city" | "mine" | "workshop" | "orc-village" | "forest", string>;
  villain: string;
  endings: Record<string, string>;
  dice: DieInfo[];
}

export interface Named {
  name: string;
  about: string;
}

export interface NamedBySex {
  m: Named;
  f: Named;
}

export interface SpaceNamed {
  name: string;
  terrain: string;
  kind: string;
  number: number;
  continent: string;
}

export interface PlaceNamed {
  name: string;
}

export interface CardNamed {
  deck: string;
  name: string;
  text: string;
}

export interface BookGlossary {
  digest: string;
  language: "en" | "fr" | "es";
  title: string;
  heroes: Record<string, string>;
  biographies: Record<string, string>;
  skills: Record<string, Named>;
  statuses: Record<string, NamedBySex>;
  wealth: Record<string, NamedBySex>;
  spaces: Record<string, SpaceNamed>;
  places: Record<string, PlaceNamed>;
  cards: Record<string, CardNamed>;
  tokens: Record<string, string>;
  reactions: Record<string, string>;
  paragraphs: number;
  told_in: "en" | "fr" | "es" | null;
}

export interface Head {
  x: number;
  y: number;
  size: number;
  turn: number;
  turned: boolean;
}

export interface PlateInfo {
  file?: string;
  words?: string;
  head?: Head | null;
}

export interface PlateList {
  plates: Record<string, PlateInfo>;
}

export interface StatusDisplay {
  emblem: string;
  mark: "" | "home" | "seat" | "wanted";
}

export interface StatusDisplays {
  statuses: Record<string, StatusDisplay>;
}

export interface ChairRequest {
  kind: "here" | "link" | "bot";
  name?: string;
  bot?: string | null;
}

export interface TableRequest {
  terms: Terms;
  chairs: ChairRequest[];
  public?: boolean;
  heard?: Record<string, number>;
}

export interface TableOpened {
  table: string;
  host: string;
  invitation: string;
  gallery: string;
  chairs: (string | null)[];
}

export interface PublicTable {
  table: string;
  terms: Terms;
  phase: "gathering" | "playing" | "over";
  names: string[];
  free: number;
  what_if: WhatIf | null;
  proposed_time: ProposedTime | null;
}

export interface OwnTableRequest {
  table: string;
  keys: string[];
}

export interface OwnTablesRequest {
  tables: OwnTableRequest[];
}

export interface OwnTableStatus {
  table: string;
  game: string;
  phase: "gathering" | "playing" | "over";
  closed: boolean;
  chairs: ChairInfo[];
  yours: number[];
  waiting: number[];
  waited: number | null;
  clock: Clock;
  remaining: number | null;
  after: string | null;
  what_if: WhatIf | null;
  proposed_time: ProposedTime | null;
}

export interface Invitation {
  id: string;
  by: string;
  earlier: string;
  table: string;
  game: string;
  pack: string;
  names: string[];
  proposed_time: ProposedTime | null;
}

export interface OwnTablesStatus {
  tables: OwnTableStatus[];
  gone: string[];
  invitations: Invitation[];
}

export interface HouseInfo {
  version: string;
  addresses: string[];
  private: boolean;
  notices: ("mail" | "hook" | "push")[];
  push_key: string;
}

export interface LevelWords {
  bot: string;
  many: string;
  one: string;
  about: string;
}

export interface OptionWords {
  label: string;
  about: string;
  choices: Record<string, string>;
}

export interface GameWords {
  title: string;
  about: string;
  alone: string;
  alone_about: string;
  levels: Record<string, LevelWords>;
  options: Record<string, OptionWords>;
  fields: Record<string, string>;
}

export interface Minutes {
  least: number;
  most: number;
}

export interface ExternalBot {
  level: string;
  package: string;
}

export interface OptionInfo {
  name: string;
  schema: Record<string, unknown>;
}

export interface PackInfo {
  digest: string;
  id: string;
  title: Record<string, string>;
  fallbacks: Record<string, string>;
}

export interface SkippedPackInfo {
  name: string;
  version: string;
  title: Record<string, string>;
}

export interface GameInfo {
  id: string;
  words: Record<"en" | "fr" | "es", GameWords>;
  rules: number;
  least: number;
  most: number;
  minutes: Minutes | null;
  age: number | null;
  bots: string[];
  guests: ExternalBot[];
  usual_bot: string;
  options: OptionInfo[];
  hints: boolean;
  introduction: boolean;
  rulebook: boolean;
  chronicle: boolean;
  packs: PackInfo[];
  skipped: SkippedPackInfo[];
}

export interface ImportedTable {
  table: string;
  host: string;
  gallery: string;
}

export interface ReplayTurn {
  turn: number;
  frame: number;
  seat: string;
}

export interface ReplayInfo {
  table: string;
  terms: Terms;
  phase: "gathering" | "playing" | "over";
  seat: string | null;
  seats: string[];
  names: Record<string, string>;
  frames: number;
  turns: ReplayTurn[];
  playable: boolean;
}

export interface ReplayFrame {
  since: number;
  events: TableEvent[];
  view: View | null;
  steps: (Record<string, unknown>)[];
  words: RenderedText | null;
  told: Passage[][];
}

export interface DiceCheck {
  result: "holds" | "fits" | "fails";
  turns: number;
  why: string;
}

export interface WhatIfRequest {
  turn: number;
  seat: string;
  bots?: string;
}

export interface HeardRequest {
  chair: number;
  heard: Record<string, number>;
}

export interface Paragraph {
  text: string;
  items: string[];
}

export interface RuleEntry {
  ids: string[];
  title: string;
  paragraphs: Paragraph[];
}

export interface Chapter {
  id: string;
  title: string;
  about: string;
  entries: RuleEntry[];
}

export interface Rulebook {
  game: string;
  language: "en" | "fr" | "es";
  title: string;
  about: string;
  chapters: Chapter[];
}

export interface RulesInfo {
  rules: Rulebook;
  links: Record<string, Record<string, string[]>>;
}

export interface PagesRead {
  pack: string;
  digest: string;
  paragraphs: number;
  heard: number[];
}

export interface Summary {
  table: string;
  game: string;
  seat: string;
  phase: "gathering" | "playing" | "over";
  opened: number;
  players: number;
  bots: number;
  staged: boolean;
  turns: number;
  ending: string;
  won: boolean;
  shared: boolean;
  counts: Record<string, number>;
  best: string;
  tales: PagesRead | null;
}

export interface RefusalBody {
  sentence: string;
  key: string;
  args: Record<string, string | number | string[]>;
}

export interface NoticeSeat {
  table: string;
  key: string;
}

export interface NoticeWishes {
  language: "en" | "fr" | "es";
  seats: NoticeSeat[];
  each_turn?: boolean;
  before_end?: boolean;
  digest?: boolean;
  invitations?: boolean;
  invited_seats?: NoticeSeat[];
}

export interface NoticeOrder {
  kind: "mail" | "hook" | "push";
  address: string;
  wishes: NoticeWishes;
}

export interface NoticeOrdered {
  id: string;
  key: string;
  confirmed: boolean;
}

export interface NoticeStatus {
  confirmed: boolean;
}

export interface SyncedChange {
  version: number;
  content: string;
}

export interface SyncedVersion {
  version: number;
}

export interface SyncedData {
  version: number;
  content: string | null;
}

export interface InvitationRequest {
  earlier: string;
  key: string;
  chair: number;
}

export interface SentInvitation {
  id: string;
  earlier: string;
  chair: number;
  name: string;
  state: "open" | "accepted" | "declined";
}

export interface SeatRequest {
  name: string;
  key: string;
}

export interface SeatTaken {
  table: string;
  chair: number;
}

export interface WishesOfChair {
  table: string;
  key: string;
  off?: boolean;
  muted?: number[];
}

export interface InvitationWishes {
  chairs: WishesOfChair[];
}

export interface RowCard {
  card: string | null;
  points: number;
  met: boolean;
  place_open: boolean;
}

export interface Pile {
  card: string | null;
  points: number;
  left: number;
}

export interface Die {
  number: number;
  colour: string;
}

export interface DiceBoard {
  seat: string;
  row: RowCard[];
  piles: Record<"city" | "mine" | "workshop" | "orc-village" | "forest", Pile>;
  penalties: Pile;
  draw_pile: number;
  discards: string[];
  stacks: Record<string, string[]>;
  scores: Record<string, number>;
  dice: Die[];
  rolls_left: number;
}

export interface HeroView {
  hero: string;
  sex: string;
  space: string;
  destiny: number;
  story: number;
  wealth: string;
  skills: Record<string, number>;
  once: string[];
  statuses: string[];
  marked: Record<string, string>;
  gained: Record<string, number>;
  pursuer: string;
  treasures: string[];
  quest: string | null;
  quest_places: string[];
  quest_claimed: string[];
  quest_words: Record<string, string>;
  quests_done: number;
  cards: string[];
  tokens: string[];
  destination: string | null;
  been_far: boolean;
  bound: string[];
  fabulous_turns: number;
  notes: Record<string, string>;
}

export interface Target {
  destiny: number;
  story: number;
}

export interface NightsBoard {
  pack: string;
  seat: string;
  reader: string;
  matrix_reader: string;
  time: string;
  encounters_left: number;
  treasures_left: number;
  quests_left: number;
  heroes: Record<string, HeroView>;
  declared: string | null;
  last_turns: string[];
  target: Target | null;
  targets: Record<string, Target>;
}

export interface DiceSubject {
  card: string;
}

export interface Encountered {
  being?: string;
  adjective?: string;
  matrix?: string;
  place?: string;
  reaction?: string;
}

export interface Being {
  noun: string;
  adjective: string;
  matrix: string;
  sex: string;
}

export interface NightsSubject {
  hero?: string;
  why?: string;
  encounter?: Encountered;
  paragraph?: string;
  headings?: string[];
  award?: ({ word: string })[];
  branches?: Record<string, ({ word: string })[]>;
  leads?: Record<string, Being | ({ word: string })[] | string>;
  status?: string;
  skill?: string;
  card?: string;
  treasure?: string;
  quest?: string;
  space?: string;
  face?: string;
  result?: number | null;
}

export type Request =
  | Hello
  | Choose
  | Undo
  | Agree
  | Face
  | Speak
  | ReadLog
  | Consult
  | Hint
  | Hurry
  | Ping
  | Say
  | React
  | Sit
  | Leave
  | Rename
  | Pick
  | Hand
  | Take
  | DeclareHoliday
  | Rematch
  | Begin
  | AddChair
  | SetBot
  | RemoveChair
  | Remove
  | Reissue
  | Reinvite
  | ProposeTime
  | BarChat
  | Publish
  | Close
  | Delete;

export type Answer =
  | Done
  | Refusal
  | KeyGiven
  | InvitationGiven
  | Log
  | Advice
  | Hinted
  | Followed
  | Welcome
  | RoomChanged
  | Yours
  | Update
  | Chat
  | Reaction
  | Heartbeat
  | Farewell;
