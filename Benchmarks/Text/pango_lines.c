/* Pango beside our engine: line counts of the corpus, and what they cost.
 *
 *   pango_lines counts CORPUS [HOW]      36 counts a line; "h" after a count where Pango has put a
 *                                        hyphen at the end of a line. HOW "same" takes spaces from
 *                                        the primary font, as browsers and our engine do; Pango
 *                                        takes them from the font of the word before. "plain" does
 *                                        that and lets no hyphen be inserted.
 *   pango_lines time CORPUS STEP         CPU microseconds of each way to use it, every STEP-th
 *                                        string
 *
 * Pango draws nothing here. Hinting and rounding are off, so widths are those of the fonts.
 */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double sizes[] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};
static const double widths[] = {120, 240, 361};
enum { SIZES = 12, WIDTHS = 3, LONGEST = 4096 };

typedef struct {
    PangoLanguage *language;
    char *text;
    int length;
} Row;

static PangoContext *context;
static PangoFontDescription *fonts[SIZES];
static Row *rows;
static int row_count;

static void read_corpus(const char *path, int step) {
    char line[LONGEST];
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(1);
    }
    for (int number = 0; fgets(line, sizeof line, file); number++) {
        char *tab = strchr(line, '\t');
        if (!tab || number % step) continue;
        line[strcspn(line, "\n")] = 0;
        *tab = 0;
        rows = realloc(rows, (row_count + 1) * sizeof *rows);
        rows[row_count].language = pango_language_from_string(line);
        rows[row_count].text = strdup(tab + 1);
        rows[row_count++].length = strlen(tab + 1);
    }
    fclose(file);
}

static void open_fonts(void) {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    for (int size = 0; size < SIZES; size++) {
        fonts[size] = pango_font_description_new();
        pango_font_description_set_family(
            fonts[size],
            "Inter, Noto Sans Arabic, Noto Sans Devanagari, Noto Sans Thai, Noto Sans CJK JP");
        pango_font_description_set_absolute_size(fonts[size], sizes[size] * PANGO_SCALE);
    }
}

static int spaces_from_primary, inserts_no_hyphens;

/* Inter for the spaces beside characters that Inter lacks. */
static PangoAttrList *space_fonts(const Row *row, int size) {
    PangoAttrList *list = pango_attr_list_new();
    if (inserts_no_hyphens) pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
    for (int at = 0; at < row->length; at++) {
        int next = at + 1, before = at > 0 && row->text[at - 1] & 0x80;
        if (row->text[at] != ' ') continue;
        while (row->text[next] == ' ') next++;
        if (!before && !(row->text[next] & 0x80)) continue;
        PangoFontDescription *inter = pango_font_description_copy(fonts[size]);
        pango_font_description_set_family(inter, "Inter");
        PangoAttribute *font = pango_attr_font_desc_new(inter);
        pango_font_description_free(inter);
        font->start_index = at;
        font->end_index = next;
        pango_attr_list_insert(list, font);
    }
    return list;
}

static PangoLayout *layout(const Row *row, int size) {
    pango_context_set_language(context, row->language);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, fonts[size]);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_text(layout, row->text, row->length);
    if (spaces_from_primary) {
        PangoAttrList *list = space_fonts(row, size);
        pango_layout_set_attributes(layout, list);
        pango_attr_list_unref(list);
    }
    return layout;
}

static void set_width(PangoLayout *layout, int width) {
    pango_layout_set_width(layout, widths[width] * PANGO_SCALE);
}

/* The widest line too, as every engine of the comparison answers both. */
static int measure(PangoLayout *layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, NULL, &logical);
    return pango_layout_get_line_count(layout) + (logical.width < 0);
}

static int has_hyphen(PangoLayout *layout) {
    for (GSList *line = pango_layout_get_lines_readonly(layout); line; line = line->next)
        for (GSList *run = ((PangoLayoutLine *)line->data)->runs; run; run = run->next) {
            PangoItem *item = ((PangoLayoutRun *)run->data)->item;
            if (item->analysis.flags & PANGO_ANALYSIS_FLAG_NEED_HYPHEN) return 1;
        }
    return 0;
}

static void print_counts(void) {
    for (int row = 0; row < row_count; row++) {
        for (int size = 0; size < SIZES; size++) {
            PangoLayout *it = layout(&rows[row], size);
            for (int width = 0; width < WIDTHS; width++) {
                set_width(it, width);
                printf("%d%s ", measure(it), has_hyphen(it) ? "h" : "");
            }
            g_object_unref(it);
        }
        puts("");
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

/* Every string at 12 sizes and 3 widths; a layout is made for each size. */
static double sweep(void) {
    double start = now();
    for (int row = 0; row < row_count; row++)
        for (int size = 0; size < SIZES; size++) {
            PangoLayout *it = layout(&rows[row], size);
            for (int width = 0; width < WIDTHS; width++) {
                set_width(it, width);
                measure(it);
            }
            g_object_unref(it);
        }
    return now() - start;
}

/* A layout that lives and gets another width: Pango's nearest to a cached paragraph. All 36
 * configurations are reached, as in the other engine; each from another width. */
static double relayout(void) {
    double sum = 0;
    for (int row = 0; row < row_count; row++)
        for (int size = 0; size < SIZES; size++) {
            PangoLayout *it = layout(&rows[row], size);
            set_width(it, WIDTHS - 1);
            measure(it);
            double start = now();
            for (int width = 0; width < WIDTHS; width++) {
                set_width(it, width);
                measure(it);
            }
            sum += now() - start;
            g_object_unref(it);
        }
    return sum;
}

/* A live layout that gets another font size, for the same comparison: all 36 again. */
static double resize(void) {
    double sum = 0;
    for (int row = 0; row < row_count; row++)
        for (int width = 0; width < WIDTHS; width++) {
            PangoLayout *it = layout(&rows[row], SIZES - 1);
            set_width(it, width);
            measure(it);
            double start = now();
            for (int size = 0; size < SIZES; size++) {
                pango_layout_set_font_description(it, fonts[size]);
                measure(it);
            }
            sum += now() - start;
            g_object_unref(it);
        }
    return sum;
}

/* One layout of each string at one size and width. */
static double single(void) {
    double start = now();
    for (int row = 0; row < row_count; row++) {
        PangoLayout *it = layout(&rows[row], 3);
        set_width(it, 1);
        measure(it);
        g_object_unref(it);
    }
    return now() - start;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fputs("usage: pango_lines counts CORPUS | time CORPUS STEP\n", stderr);
        return 2;
    }
    open_fonts();
    int is_timed = strcmp(arguments[1], "time") == 0;
    read_corpus(arguments[2], is_timed && count > 3 ? atoi(arguments[3]) : 1);
    spaces_from_primary = !is_timed && count > 3;
    inserts_no_hyphens = spaces_from_primary && strcmp(arguments[3], "plain") == 0;
    if (!is_timed) {
        print_counts();
        return 0;
    }
    single(); /* opens the fonts */
    printf("strings %d\n", row_count);
    printf("single %.2f\n", single() / row_count);
    printf("sweep %.3f\n", sweep() / row_count / SIZES / WIDTHS);
    printf("relayout %.3f\n", relayout() / row_count / SIZES / WIDTHS);
    printf("resize %.3f\n", resize() / row_count / SIZES / WIDTHS);
    return 0;
}
