### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Tirar presença { NAME($track, case: "de") }
why-needs-coast-or-wetland = { $power } precisa de uma região costeira ou de um pântano: { $land } não é nenhum dos dois.
why-needs-jungle-or-no-blight = { $power } precisa de uma selva, ou de uma região sem desolação: { $land } não é nenhuma das duas.
option-move-blight = Mover 1 desolação para { $land }
option-attach = O lado { $other-side } dele junto ao lado { $side }
option-board = Tabuleiro { $board }
option-leave-out = Nada no tabuleiro { $board }
event-board-found = O tabuleiro { $board } surge do mar.
event-left-out = O tabuleiro { $board } é deixado de fora.
event-woven = { $land } e { $to-land } são uma só região.
event-parted = { $land } e { $to-land } voltam a ser duas regiões.
side-top = de cima
side-right = direito
side-bottom = de baixo
event-board-lost = O tabuleiro { $board } afunda no mar.

## Questions.

prompt-driven-away = O tabuleiro se foi. A qual região a peça chega?
prompt-disease = Qual região recebe 1 doença?
prompt-second-target = Qual é a segunda região?
prompt-more-damage = Qual das regiões sofre mais 4 de dano?
prompt-strife-in = Em qual região é adicionada discórdia?
prompt-remove-tokens = Qual ficha é removida?
prompt-origin = A partir de qual região sua se conta o alcance?
prompt-hunt = Em qual região vizinha as feras caçam?
prompt-bargain = Qual presença sai do jogo?
prompt-attach = O tabuleiro { $board } foi encontrado. Como ele fica junto ao outro tabuleiro?
prompt-at-board = Junto a qual tabuleiro fica o novo?
prompt-beasts = Qual região recebe 1 fera?
prompt-badlands = Qual região recebe 1 ermo?
prompt-who-comes = Qual espírito vem para o novo tabuleiro?
prompt-leave-out = Qual tabuleiro é deixado de fora?
prompt-skip-action = { $land }: os invasores pulam esta ação ({ $step })? Ainda pulam { $number } neste turno.
prompt-hunt-here = Em qual das suas regiões ele caça?
prompt-embitter = Qual região vizinha recebe ermo ou discórdia?
prompt-hurt-in = Em qual região cada invasor sofre 1 de dano?
prompt-storm-between = Em qual região entre elas a tempestade ruge?
prompt-sacrifice = Qual sítio sagrado é sacrificado?
prompt-pour-out = Em qual região é causado dano?
prompt-pay-for-damage = Quanta energia é paga por igual quantidade de dano?
prompt-weave = Qual região é uma só com o alvo neste turno?
prompt-part = O que vai para a outra região? O resto fica.
prompt-wilds = Qual região recebe 1 mata?

## Ways.

way-beasts-there = A presença conta como feras
way-no-beasts-there = Não conta como feras
way-void-again = Esquecer três cartas e fazer de novo
way-pour-out = Pagar energia por dano
way-remove-two = Remover um invasor, e um explorador ou vila
way-remove-damaged = Remover todos os invasores feridos
way-presence-as-beasts = Sua presença conta como feras neste evento
way-add-disease-and-strife = Adicionar doença e discórdia
way-remove-tokens = Remover fichas por medo e dano
way-sweep = Empurrar em direção ao oceano
way-destroy-all-small = Destruir todos os exploradores e vilas
way-play-for-half = Jogar agora por metade do custo
way-play-and-forget = Jogar agora de graça e esquecer no fim do turno
way-put-back-beasts = Devolver 1 fera
way-put-back-wilds = Devolver 1 mata
way-put-back-disease = Devolver 1 doença
way-put-back-strife = Devolver 1 discórdia

## What lasts.

lasting-ravage-bonus = o dano da devastação dos invasores mudou
lasting-ruin = invasores que devastam ferem invasores em regiões vizinhas
lasting-unlocked = todos os limiares de uma carta são atingidos
lasting-borrowed = esquece uma carta quando o turno termina
lasting-bargain-paid = uma barganha não toma mais energia neste turno
lasting-quicksand = invasores e dahan que se movem para cá são destruídos
lasting-spiders = os invasores pulam algumas ações
lasting-spiders-biting = os invasores pulam algumas ações e sofrem dano
lasting-hunting-grounds = a presença conta como ermos e feras e não pode se mover
lasting-woven = uma só região com outra
lasting-beside-dahan = exploradores lutam ao lado dos dahan
