### Words that only the screen needs: the gallery of spirits in the lobby.

si-gallery-open = Ver os espíritos
si-gallery-open-label = Ver os espíritos, jogador { $number }
si-gallery-title-of = Escolha um espírito para o jogador { $number }
si-gallery-search = Buscar por nome
si-gallery-complexity = Complexidade
si-gallery-complexity-all = Todas
si-gallery-complexity-low = Baixa
si-gallery-complexity-moderate = Moderada
si-gallery-complexity-high = Alta
si-gallery-complexity-very-high = Muito alta
si-gallery-is-low = Complexidade baixa
si-gallery-is-moderate = Complexidade moderada
si-gallery-is-high = Complexidade alta
si-gallery-is-very-high = Complexidade muito alta
si-gallery-first = Bom para a primeira partida
si-gallery-first-help = É simples e, com a progressão de poderes, já sabe quais cartas ganha: você nunca escolhe dos baralhos.
si-gallery-count = { $n ->
    [1] 1 espírito
   *[other] { $n } espíritos
}
si-gallery-none = Nenhum espírito tem esse nome.
si-gallery-none-help = Tente menos letras, ou todas as complexidades.
si-gallery-list = Espíritos
si-gallery-taken = Ocupado
si-gallery-taken-help = Outro jogador escolheu este espírito.
si-gallery-boxed = { $box } não está em jogo
si-gallery-boxed-help = Este espírito é de { $box }, que não está em jogo nesta mesa.
si-gallery-chosen = Escolhido
si-gallery-random = Sortear
si-gallery-play = Jogar com este espírito
si-gallery-playing = Este é o seu espírito
si-gallery-back = Todos os espíritos
si-gallery-good-at = No que é bom
si-gallery-good-at-help = Números nossos, calculados a partir dos poderes dele; as regras especiais não contam.
si-gallery-figure-offence = Ataque
si-gallery-figure-control = Controle
si-gallery-figure-fear = Medo
si-gallery-figure-defence = Defesa
si-gallery-figure-utility = Utilidade
si-gallery-figure-help-offence = destrói invasores
si-gallery-figure-help-control = move invasores ou os impede de vir e construir
si-gallery-figure-help-fear = os assusta
si-gallery-figure-help-defence = impede que as devastações façam mal, e cura
si-gallery-figure-help-utility = energia, presença, cartas e ajuda aos outros
si-gallery-figure-of = { $n } de { $most }
si-gallery-box = De: { $box }
si-gallery-rules = Regras especiais
si-gallery-innates = Poderes inatos
si-gallery-uniques = Suas { $n } cartas
si-gallery-aspects = Aspecto
si-gallery-aspects-help = Outra face do mesmo espírito.
si-gallery-aspect-none = Nenhum
