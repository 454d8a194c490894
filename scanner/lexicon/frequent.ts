/**
 * Words that stand in ordinary skills again and again, with how often: in 8 KB of text on average, counted over 785 honest
 * skills. A `*` stands where a word goes on. Patterns that need them are told apart by their other words.
 */

const LISTS: readonly (readonly [times: number, words: string])[] = [
  [
    24,
    '*ing* *the *the* *use* the',
  ],
  [
    11,
    '*age* *all* *for *les* *men* and for in to',
  ],
  [
    6,
    '*\\* *age *all *app* *cal* *code* *data *data* *der* *eat* *end* *err* *file* *form* *from ' +
      '*get* *http* *ill *ist* *kill* *low* *name *name* *not *not* *one* *our* *out* *put* *red* ' +
      '*ring *run* *test* *type* *user *user* *when *with *work* *you* api* app* check file* from ' +
      'if is name* of on refer run* script skill type* use user user* when with work*',
  ],
  [
    3,
    '*")* *@* *](* *ask* *auth* *can *can* *code *date *date* *dire* *dis* *env* *exec* *file ' +
      '*form *get *her* *his *his* *key* *let* *line* *list *list* *load *load* *low *main* *one ' +
      '*only *only* *out *over* *own* *pass* *port *rate *read* *res *run *set *sign* *son *step* ' +
      '*tan* *test *text *text* *that *time *tool* *turn* *type *url* *you *your add* age* agent ' +
      'all all* api are as bash* by cal* can* cloud code code* config conte content count create ' +
      'data descriptio document error event file format get* google https https: https:// import it ' +
      'lis* list* log* mode* model name no not only opt* out* point project query read* references ' +
      'request require run secur service set* source system test that the_user this token type ' +
      'valid your',
  ],
  [
    1.4,
    '*("* *./* *.js* *="* *==* *add *any* *app *ask *base *cap* *cut* *down* *each *each* *eval* ' +
      '*fail* *find* *firm* *flow *full *full* *has* *her *here* *host* *hub* *its *its* *lass* ' +
      '*last* *line *link* *lock* *log *mail* *mark* *mcp* *miss* *must *n\'t *need* *new *new* ' +
      '*nod* *off* *open* *over *own *page* *pass *pay* *pin* *plan* *post* *prod* *race* *read ' +
      '*rent *rent* *repo* *rows* *rule* *safe* *sag* *sage* *see *see* *send* *sent* *sign *sql* ' +
      '*star* *step *sum* *sync* *task* *tool *top* *true *true* *try *try* *turn *view *wait* ' +
      '*what* *work ability access add after any any* applicatio ask* at author before block build ' +
      'call* can chang change client command component configurat conta contain context cover ' +
      'default del* deploy detail direct do don\'t each each* email enable endpoint env* environmen ' +
      'exec* execut exist fault field files filter first fix* full get github has* identif image ' +
      'in_the include input instal install issue key lea* limit link* list load* log mark* match ' +
      'memory message metadata module must must* need* new node* one open* operation option order ' +
      'output pack* page* pas* pass* path* pay* post* process product prompt python read red* ' +
      'reference report required response result return review rule* rules schema search security ' +
      'see see* server session set sign* skills sources stall start state step string table target ' +
      'task* testing text text* this_skill time to_the tool tools trans true types update url users ' +
      'using validat value verif verify version via what what* win* write',
  ],
]

/** By word: how often it stands in 8 KB. Spaces are written as they are. */
export const FREQUENT: ReadonlyMap<string, number> = new Map(
  LISTS.flatMap(([times, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), times] as const),
  ),
)
